/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Fields of a new token for a program. */
export type AddApiToken = {
  /** The caller's own password. */
  currentPassword: string;
  /** Time until which it can be used, at most 400 days from now. */
  expiresAt: string;
  /** Name of the program, 1 to 60 characters. */
  name: string;
  /** Roles of the program, some of one's own but `administrator` and those by which accounts are managed. */
  roles: Array<string>;
};

/** Fields of a new contact entry. */
export type AddContact = {
  /** Street address, up to 1,000 characters. */
  address?: string | null | undefined;
  /** Mail address, up to 254 characters. */
  mail?: string | null | undefined;
  /** Host of the mail server. */
  mailServer?: string | null | undefined;
  /** Password at the mail server. It is stored encrypted and never shown. */
  password?: string | null | undefined;
  /** Up to 32 characters. */
  phoneNumber?: string | null | undefined;
  /** 1 to 65,535. */
  port?: number | null | undefined;
  /** Sign-in name at the mail server. */
  userName?: string | null | undefined;
};

/** Fields of a new opening exception. */
export type AddOpeningException = {
  /** Whether everything is closed on these days; then there are no periods. */
  closed?: boolean | null | undefined;
  /** First day, YYYY-MM-DD. */
  fromDate: string;
  /** 1 to 200 characters. */
  label: string;
  /** A note for holders of the role site.manage, null for others; up to 500 characters. */
  note?: string | null | undefined;
  /** Hours of each of these days, for their kinds; other kinds keep the hours of the week. Up to 12. */
  periods?: Array<DayPeriodInput> | null | undefined;
  /** Last day, YYYY-MM-DD; the first one or later. */
  toDate: string;
};

/** Fields of a new price plan. */
export type AddPricePlan = {
  /** Time at which it applies, at most 400 days ahead; null for a draft. */
  appliesAt?: string | null | undefined;
  /** Planned prices, 1 to 1,000. */
  lines: Array<PricePlanLineInput>;
  /** 1 to 200 characters. */
  name: string;
  /** Up to 1,000 characters. */
  note?: string | null | undefined;
};

/** The browser's subscription to pushes, and what it rings for. */
export type AddPushDevice = {
  /** Its secret, 16 bytes, as base64url. */
  auth: string;
  /** Address of the subscription, up to 2,000 characters: https, of a push service of Google, Apple, Mozilla or Microsoft. */
  endpoint: string;
  /** Name of the device, 1 to 60 characters. */
  name: string;
  /** Its public key, a point of P-256, as base64url. */
  p256dh: string;
  /** Time HH:MM from which it rings only for what is within three hours; beside `quietTo`. */
  quietFrom?: string | null | undefined;
  /** Time HH:MM from which it rings again for everything. */
  quietTo?: string | null | undefined;
  /** Subjects for which it rings, one or more: of tables with `reservation.manage`, of alerts for administrators. */
  topics: Array<PushTopic>;
};

/** A table that somebody of the restaurant takes for a guest. Only guests who are there may have no phone number. */
export type AddReservation = {
  /** Moment from which the table is taken. */
  at: string;
  /** Mail address of the guest. */
  email?: string | null | undefined;
  /** Name of the guest, 1 to 100 characters. */
  name: string;
  /** Wish of the guest, up to 300 characters. */
  note?: string | null | undefined;
  /** Number of guests, 1 to 1,000. */
  people: number;
  /** Phone number of the guest, up to 32 characters. */
  phone?: string | null | undefined;
  /** Whether the guests are there already. */
  walkIn?: boolean;
};

/** Fields of a new picture of texts. */
export type AddTextPicture = {
  /** A picture: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB. */
  image?: unknown;
  /** 1 to 200 characters. */
  name: string;
};

/** A substance that must be declared to guests, with the products made from it. */
export type Allergen =
  /** Celery. */
  | 'CELERY'
  /** Crustaceans, such as shrimp and crab. */
  | 'CRUSTACEANS'
  /** Eggs. */
  | 'EGGS'
  /** Fish. */
  | 'FISH'
  /** Cereals that contain gluten: wheat, rye, barley, oats, spelt. */
  | 'GLUTEN'
  /** Lupin. */
  | 'LUPIN'
  /** Milk, lactose included. */
  | 'MILK'
  /** Molluscs, such as mussels and squid. */
  | 'MOLLUSCS'
  /** Mustard. */
  | 'MUSTARD'
  /** Nuts: almonds, hazelnuts, walnuts, cashews, pistachios and others. */
  | 'NUTS'
  /** Peanuts. */
  | 'PEANUTS'
  /** Sesame seeds. */
  | 'SESAME'
  /** Soybeans. */
  | 'SOYBEANS'
  /** Sulphur dioxide and sulphites above 10 mg in a kilogram or litre. */
  | 'SULPHITES';

/** Size of the business, by which its duties begin. */
export type BusinessSize =
  /** A chain in several provinces. */
  | 'NATIONAL_CHAIN'
  /** A chain with three places or more in a province. */
  | 'PROVINCE_CHAIN'
  /** One place, or two in a province. */
  | 'SINGLE';

/** Kind of a change. */
export type ChangeAction =
  /** The record was added. */
  | 'ADD'
  /** The record was removed; it can be restored. */
  | 'REMOVE'
  /** The record was restored. */
  | 'RESTORE'
  /** Fields of the record, or its links to others, changed. */
  | 'UPDATE';

/** A colour of the tablecloth of the drawing. */
export type ClothColour =
  /** Apricot. */
  | 'APRICOT'
  /** Cream. */
  | 'CREAM'
  /** Lavender. */
  | 'LAVENDER'
  /** Olive. */
  | 'OLIVE'
  /** Rose. */
  | 'ROSE'
  /** Saffron. */
  | 'SAFFRON'
  /** Sage. */
  | 'SAGE'
  /** Sand. */
  | 'SAND'
  /** Sky blue. */
  | 'SKY'
  /** Tomato. */
  | 'TOMATO'
  /** Turquoise. */
  | 'TURQUOISE'
  /** White. */
  | 'WHITE';

/** Hours of a day on which an exception applies. */
export type DayPeriodInput = {
  /** End, HH:MM. At or before `opens` it ends on the next day; 00:00 to 00:00 is the whole day. */
  closes: string;
  /** Part of the restaurant that is open. */
  kind: OpeningKind;
  /** Beginning, HH:MM in the time zone of the restaurant. */
  opens: string;
};

/** A platform that delivers the dishes. */
export type DeliveryLinkInput = {
  /** Name that the link shows, 1 to 100 characters. */
  label: string;
  /** An https:// address. */
  url: string;
};

/** A way of eating that a dish suits. */
export type Diet =
  /** Neither vegan nor vegetarian. */
  | 'NEITHER'
  /** Nothing in it comes from an animal. */
  | 'VEGAN'
  /** Without meat and fish, but not vegan. */
  | 'VEGETARIAN';

/** A drawing of the restaurant’s own: a laid table before a scene. */
export type DrawingInput = {
  /** The colours of the tablecloth, 2 different ones. */
  cloth: Array<ClothColour>;
  /** Dishes on the table, up to 3 different ones. */
  onTable: Array<DrawnDish>;
  /** The place behind the table. */
  scene: DrawingScene;
};

/** The place behind the laid table of the drawing. */
export type DrawingScene =
  /** City. */
  | 'CITY'
  /** Coffee bar. */
  | 'COFFEE'
  /** Garden. */
  | 'GARDEN'
  /** Charcoal grill. */
  | 'GRILL'
  /** Stone oven. */
  | 'OVEN'
  /** Pastry shop. */
  | 'PASTRY'
  /** By the sea. */
  | 'SEA'
  /** Stove with pots. */
  | 'STOVE';

/** A dish that can lie on the table of the drawing. */
export type DrawnDish =
  /** Stuffed aubergine. */
  | 'AUBERGINE'
  /** Ayran. */
  | 'AYRAN'
  /** Baked potato. */
  | 'BAKED_POTATO'
  /** Baklava. */
  | 'BAKLAVA'
  /** Börek. */
  | 'BOREK'
  /** Breakfast. */
  | 'BREAKFAST'
  /** Burger. */
  | 'BURGER'
  /** Cake. */
  | 'CAKE'
  /** Chicken. */
  | 'CHICKEN'
  /** Croissant. */
  | 'CROISSANT'
  /** Döner with yoghurt. */
  | 'DONER'
  /** Fish. */
  | 'FISH'
  /** French fries. */
  | 'FRIES'
  /** Gözleme. */
  | 'GOZLEME'
  /** Hummus. */
  | 'HUMMUS'
  /** Ice cream. */
  | 'ICE_CREAM'
  /** Kebab. */
  | 'KEBAB'
  /** Köfte. */
  | 'KOFTE'
  /** Künefe. */
  | 'KUNEFE'
  /** Lahmacun. */
  | 'LAHMACUN'
  /** Lamb chops. */
  | 'LAMB_CHOPS'
  /** Latte. */
  | 'LATTE'
  /** Mantı. */
  | 'MANTI'
  /** Menemen. */
  | 'MENEMEN'
  /** Stuffed mussels. */
  | 'MUSSELS'
  /** Olives. */
  | 'OLIVES'
  /** Orange juice. */
  | 'ORANGE_JUICE'
  /** Pasta. */
  | 'PASTA'
  /** Pide. */
  | 'PIDE'
  /** Pilaf. */
  | 'PILAF'
  /** Pizza. */
  | 'PIZZA'
  /** Ramen. */
  | 'RAMEN'
  /** Rice pudding. */
  | 'RICE_PUDDING'
  /** Salad. */
  | 'SALAD'
  /** Stuffed vine leaves. */
  | 'SARMA'
  /** Shish. */
  | 'SHISH'
  /** Shrimps. */
  | 'SHRIMPS'
  /** Simit. */
  | 'SIMIT'
  /** Soup. */
  | 'SOUP'
  /** Stew. */
  | 'STEW'
  /** Sushi. */
  | 'SUSHI'
  /** Tea. */
  | 'TEA'
  /** Toast. */
  | 'TOAST'
  /** Turkish coffee. */
  | 'TURKISH_COFFEE'
  /** Waffle. */
  | 'WAFFLE'
  /** Wrap. */
  | 'WRAP';

/** Source of the energy value. */
export type EnergySource =
  /** Estimated. */
  | 'ESTIMATE'
  /** From the label of the product. */
  | 'LABEL'
  /** Measured in a laboratory. */
  | 'LABORATORY'
  /** Calculated from the recipe. */
  | 'RECIPE';

/** Fields of a user who sets the first password by a link. */
export type InviteUser = {
  /** The caller's own password, needed where somebody becomes an administrator or gets user.manage, group.manage or role.manage, or an administrator's email, user name, password, status, lock or groups change, or one is removed. */
  currentPassword?: string | null | undefined;
  /** Mail address, up to 254 characters; unique, and case makes no difference. */
  email: string;
  /** Up to 200 characters. */
  firstName?: string | null | undefined;
  /** Ids of all groups of the user. Callers can only grant roles that they hold. */
  groupIds?: Array<string | number> | null | undefined;
  /** Up to 200 characters. */
  lastName?: string | null | undefined;
  /** 3 to 64 ASCII letters, digits and ._-@+; unique, and case makes no difference. Without one it is the part of the mail address before the @, with a number if that is taken. */
  userName?: string | null | undefined;
};

/** A language of the site. */
export type Language =
  /** Arabic, from right to left. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Persian, from right to left. */
  | 'FA'
  /** Russian. */
  | 'RU'
  /** Turkish, in which all content is written. */
  | 'TR';

/** State of the account that sends mails. */
export type MailAccountState =
  /** Its contact entry has changed since it was tried: nothing leaves until it is tried again. */
  | 'CHANGED'
  /** It was stopped. */
  | 'OFF'
  /** It sends. */
  | 'READY'
  /** The server refuses its sign-in or its address: all mails wait, and one is tried every hour. */
  | 'REFUSED'
  /** The server cannot be reached: mails are tried again later. */
  | 'UNREACHABLE';

/** Subject of a mail. */
export type MailKind =
  /** Something that an administrator has to do. */
  | 'ALERT'
  /** A link that confirms a mail address. */
  | 'EMAIL_CONFIRMATION'
  /** A link for the first password. */
  | 'INVITATION'
  /** A link for a new password. */
  | 'PASSWORD_LINK'
  /** The answer to a guest who asked for a table. */
  | 'RESERVATION_ANSWER'
  /** A guest asks for a table, or gives a promised one up. */
  | 'RESERVATION_REQUEST'
  /** Something that concerns the security of an account. */
  | 'SECURITY_NOTICE'
  /** The trial of an account that sends. */
  | 'TEST';

/** State of a mail. */
export type MailState =
  /** An administrator has cancelled it. */
  | 'CANCELLED'
  /** It was not sent while it was of use. */
  | 'EXPIRED'
  /** The server has refused it for good. */
  | 'FAILED'
  /** It is being sent. */
  | 'SENDING'
  /** The server has taken it. */
  | 'SENT'
  /** It is sent when its time has come. */
  | 'WAITING';

/** A part of the restaurant that has hours of its own. */
export type OpeningKind =
  /** Orders are delivered. */
  | 'DELIVERY'
  /** The kitchen takes orders. */
  | 'KITCHEN'
  /** Guests are served. */
  | 'SERVICE';

/** Hours of a day of every week. */
export type OpeningPeriodInput = {
  /** End, HH:MM. At or before `opens` it ends on the next day; 00:00 to 00:00 is the whole day. */
  closes: string;
  /** Part of the restaurant that is open. */
  kind: OpeningKind;
  /** Beginning, HH:MM in the time zone of the restaurant. */
  opens: string;
  /** Day of the week on which it begins, 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** A way in which guests get what they order. */
export type OrderWay =
  /** It is brought to their address. */
  | 'DELIVERY'
  /** They fetch it. */
  | 'PICKUP'
  /** It is brought to their table. */
  | 'TABLE';

/** The orders of guests; what is left out gets its default. */
export type OrderingInput = {
  /** Price of a delivery in Turkish lira, 0 to 100,000; null for nothing. */
  deliveryFee?: number | null | undefined;
  /** Minutes that an order takes, 5 to 240. */
  leadMinutes?: number;
  /** Least amount of a delivery in Turkish lira, 0 to 100,000; null for none. */
  minimum?: number | null | undefined;
  /** A sentence for guests, up to 300 characters. */
  note?: string | null | undefined;
  /** The ways that are offered, 1 to 3 different ones. */
  ways: Array<OrderWay>;
};

/** Appearance of a template page. */
export type PageMode =
  /** Not at all: its address is not found, and nothing links to it. */
  | 'HIDDEN'
  /** Works: guests ask for a table on `book-table`, and order on `online-order`, `cart` and `checkout`. */
  | 'LIVE'
  /** With texts of the owner; `blog` with the entries of the blog. */
  | 'OWN'
  /** With the sample content of the template; not indexed by search engines. */
  | 'TEMPLATE';

/** Purpose of a link. */
export type PasswordLinkKind =
  /** The first password of an invited user. */
  | 'INVITATION'
  /** A new password. */
  | 'RESET';

/** Quantity that a guest gets for the price. */
export type PortionInput = {
  /** More than 0, up to 100,000, at most two decimal places. */
  amount: number;
  /** Measured part, such as `dana köfte`, up to 100 characters; null for the whole portion. */
  of?: string | null | undefined;
  /** Its unit. */
  unit: PortionUnit;
};

/** Unit of a portion. */
export type PortionUnit =
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** A new price of a product, or of one of its servings. */
export type PriceChange = {
  /** New price in Turkish lira. */
  price: number;
  /** Id of the product. */
  productId: string | number;
  /** Price that the change is based on. If there is another one by now, nothing changes. */
  seenPrice?: number | null | undefined;
  /** Label of the serving, in any case; null for the own price of the product. */
  serving?: string | null | undefined;
};

/** A planned price of a product, or of one of its servings. */
export type PricePlanLineInput = {
  /** Planned price in Turkish lira. */
  price: number;
  /** Id of the product. */
  productId: string | number;
  /** Price that the plan is based on; by default the one that will apply just before it. */
  seenPrice?: number | null | undefined;
  /** Label of the serving, in any case; null for the own price of the product. */
  serving?: string | null | undefined;
};

/** A kind of printed sheet. */
export type PrintedKind =
  /** Table of dishes and allergens, A4 across. */
  | 'ALLERGENS'
  /** Tent card with a QR code for a table, A4 folded. */
  | 'CARD'
  /** Price list for the points where guests order and pay, A4. */
  | 'COUNTER'
  /** Price list for the door, A4. */
  | 'DOOR'
  /** Booklet of ingredients, A5. */
  | 'INGREDIENTS'
  /** Stickers with QR codes and table numbers, eight on A4. */
  | 'STICKERS'
  /** Price list for a table, A5. */
  | 'TABLE';

/** A price as it was printed. */
export type PrintedPrice = {
  /** Price in Turkish lira. */
  price: number;
  /** Id of the product. */
  productId: string | number;
  /** Label of the serving, in any case; null for the own price of the product. */
  serving?: string | null | undefined;
};

/** A product of a list: an update if it has an id, else an addition. */
export type ProductLine = {
  /** Names of the cereals or nuts, up to 200 characters. */
  allergenNote?: string | null | undefined;
  /** Allergens in the dish; an empty list for none, null for not answered. */
  allergens?: Array<Allergen> | null | undefined;
  /** Whether the product is available today. */
  availiblity?: boolean | null | undefined;
  /** Id of the category that the product belongs to. */
  categoryId?: string | number | null | undefined;
  /** Name of its category in place of `categoryId`, 1 to 200 characters; upper case and superfluous spaces are ignored. */
  categoryName?: string | null | undefined;
  /** Whether it contains alcohol. */
  containsAlcohol?: boolean | null | undefined;
  /** Whether it contains pork. */
  containsPork?: boolean | null | undefined;
  /** Up to 20,000 characters. */
  description?: string | null | undefined;
  /** The way of eating that it suits. */
  diet?: Diet | null | undefined;
  /** Kilocalories of a portion, 0 to 5,000. */
  energyKcal?: number | null | undefined;
  /** Source of the energy value. */
  energySource?: EnergySource | null | undefined;
  /** Id of the product that changes; none for a new one. */
  id?: string | number | null | undefined;
  /** Ingredients in the order of the owner, up to 600 characters. */
  ingredients?: string | null | undefined;
  /** Whether it is an alcoholic drink. */
  isAlcoholicDrink?: boolean | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** New place, 0 to 100,000; null for none. */
  order?: number | null | undefined;
  /** Quantity that a guest gets for the price. */
  portion?: PortionInput | null | undefined;
  /** In Turkish lira, at most two decimal places. */
  price?: number | null | undefined;
  /** True stamps the answers as reviewed by the caller, false resets the stamp. */
  reviewed?: boolean | null | undefined;
  /** Name of the quantity that the price is for, beside servings, such as `kadeh`. 1 to 40 characters. */
  servingLabel?: string | null | undefined;
  /** Further sizes with their prices, up to 8, in place of the stored ones. */
  servings?: Array<ServingInput> | null | undefined;
  /** New visibility to the public. */
  status?: Status | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** A reason for which no device rings. */
export type PushConcern =
  /** A push service refuses the key of this installation. */
  | 'REFUSED'
  /** There are none, though there were: after a restore, a new password, or with a key that cannot be read. */
  | 'SILENT';

/** Subject for which a device rings. */
export type PushTopic =
  /** Something that an administrator has to do. */
  | 'ALERTS'
  /** A guest changes a request, or gives a table up. */
  | 'CHANGES_OF_TABLES'
  /** A guest asks for a table; once more after 15 minutes of opening time without an answer. */
  | 'TABLES';

/** A table that a guest asks for. */
export type RequestReservation = {
  /** The moment of one of `reservationSlots`. */
  at: string;
  /** Mail address of the guest, to which the answer is mailed where mails are sent. */
  email?: string | null | undefined;
  /** Language of the page on which it is asked for, published or not; the guest is told in it. */
  language?: Language;
  /** Name of the guest, 1 to 100 characters, without links. */
  name: string;
  /** Wish of the guest, up to 300 characters, without links. */
  note?: string | null | undefined;
  /** Number of guests, up to `site.reservations.largestParty`. */
  people: number;
  /** Phone number of the guest, up to 32 characters. */
  phone: string;
  /** The reply of `beginReservation`, 3 seconds to 2 hours old, for one request. The same request again is answered by what the first one stored. */
  token: string;
};

/** Answer to a guest who asks for a table. */
export type ReservationAnswer =
  /** The table is promised. */
  | 'CONFIRM'
  /** There is no table. */
  | 'DECLINE';

/** Outcome of a promised table. */
export type ReservationMark =
  /** The guests are there. */
  | 'ARRIVED'
  /** Given up. */
  | 'CANCELLED'
  /** The guests did not come. */
  | 'NO_SHOW';

/** Rules for tables of guests; what is left out gets its default. */
export type ReservationRulesInput = {
  /** Sentences to answer guests with, 0 to 8 of 1 to 200 characters, without links and each only once; everybody can read them. */
  answers?: Array<string>;
  /** Days for walk-ins alone, 1 for Monday to 7 for Sunday. */
  closedWeekdays?: Array<number>;
  /** Days ahead for which a table can be asked, 1 to 365. */
  daysAhead?: number;
  /** Days after which what a guest has told is deleted, 1 to 365. */
  keepDays?: number;
  /** Largest party that may ask by itself, 1 to 100. */
  largestParty?: number;
  /** Least minutes from a slot to the end of the hours, 0 to 240. */
  lastArrivalMinutes?: number;
  /** A sentence for guests, up to 300 characters. */
  note?: string | null | undefined;
  /** Least minutes from now to a slot, 0 to 10080. */
  noticeMinutes?: number;
  /** Seats, 1 to 1,000; null if nobody counts them. */
  seats?: number | null | undefined;
  /** Minutes between slots: 15, 30 or 60. */
  slotMinutes?: number;
  /** Minutes that a table is taken, 30 to 480. */
  stayMinutes?: number;
};

/** State of a table in the book. */
export type ReservationState =
  /** The guests are there. */
  | 'ARRIVED'
  /** Given up. */
  | 'CANCELLED'
  /** Promised. */
  | 'CONFIRMED'
  /** Refused. */
  | 'DECLINED'
  /** Not answered before its time. */
  | 'EXPIRED'
  /** Asked for, and not answered yet. */
  | 'NEW'
  /** The guests did not come. */
  | 'NO_SHOW';

/** A further size of a dish. */
export type ServingInput = {
  /** Its name, such as `1,5 porsiyon`, 1 to 40 characters. */
  label: string;
  /** Its price in Turkish lira, at most two decimal places. */
  price: number;
};

/** Way in which a session was opened. */
export type SessionMethod =
  /** By the password and a code of the code app. */
  | 'CODE'
  /** By the password, on a device on which no code is asked for. */
  | 'DEVICE'
  /** By a passkey. */
  | 'PASSKEY'
  /** By the password alone. */
  | 'PASSWORD'
  /** By the password and a recovery code. */
  | 'RECOVERY_CODE';

/** A template page with the mode that it gets. */
export type SitePageInput = {
  /** Name of the page: home-one, home-two, blog, chefs, faq, online-order, book-table, cart, checkout, coming-soon, terms-conditions, privacy-policy, 360. */
  key: string;
  /** Its appearance. */
  mode: PageMode;
};

/** The restaurant in a social network. */
export type SocialLinkInput = {
  /** Name of the network, such as Instagram, 1 to 100 characters. */
  network: string;
  /** An https:// address. */
  url: string;
};

/** Visibility of a record. */
export type Status =
  /** Everybody sees the record. */
  | 'ACTIVE'
  /** Only users who may manage the record see it. */
  | 'PASSIVE';

/** A condition: a field equals a value. */
export type TableFilter = {
  /** Field to compare. The description of each table query lists the names. */
  field: string;
  /** Value that the field equals; null finds empty fields. */
  value?: unknown;
};

/** Search, filters, order and page of a table. Every field is optional. */
export type TableQuery = {
  /** Reverses the order. */
  descending?: boolean | null | undefined;
  /** Conditions, all of which must be met. */
  filters?: Array<TableFilter> | null | undefined;
  /** Includes removed records. For administrators only. */
  includeDeleted?: boolean | null | undefined;
  /** Field to sort by. The description of each table query lists the names. */
  orderBy?: string | null | undefined;
  /** Number of the page, from 1; 1 by default. */
  page?: number | null | undefined;
  /** Number of records on a page, 1 to 100; 20 by default. */
  pageSize?: number | null | undefined;
  /** Text to search for; case and Turkish marks make no difference. */
  query?: string | null | undefined;
};

/** A kind of record with texts that are translated. */
export type TranslatedKind =
  /** Texts about the restaurant. */
  | 'ABOUT'
  /** Categories of the menu. */
  | 'CATEGORY'
  /** Days with other hours. */
  | 'OPENING_EXCEPTION'
  /** Dishes and drinks. */
  | 'PRODUCT'
  /** Services of the restaurant. */
  | 'SERVICE'
  /** The settings, one record. */
  | 'SITE';

/** A translation of one field of a record. */
export type TranslationLine = {
  /** Name of the field, as `Translated` has it. */
  field: string;
  /** Kind of the record. */
  kind: TranslatedKind;
  /** Id of the record. */
  recordId: string | number;
  /** The Turkish text that was translated. CONFLICT if it is another one by now. */
  seenSource: string;
  /** The translation, within the bounds of the field; null or an empty one removes it. For `servings`, the labels in their order, with ` | ` between them. */
  text?: string | null | undefined;
};

/** State of the translation of a text. */
export type TranslationState =
  /** It was made of the present text. */
  | 'DONE'
  /** There is none. */
  | 'MISSING'
  /** It was made of another text than the present one. */
  | 'STALE';

/** A reason for which a change cannot be undone. */
export type UndoObstacle =
  /** The record was removed since. */
  | 'ALREADY_REMOVED'
  /** The record was restored since. */
  | 'ALREADY_RESTORED'
  /** The personal data of the user were erased. */
  | 'ERASED'
  /** It changed something that no call sets. */
  | 'FIXED'
  /** The record was removed; it has to be restored first. */
  | 'RECORD_REMOVED'
  /** It changed a password, and the old one is not stored. */
  | 'SECRET';

/** Changes to a contact entry. Fields that are left out stay as they are. */
export type UpdateContact = {
  /** Street address, up to 1,000 characters. */
  address?: string | null | undefined;
  /** Mail address, up to 254 characters. */
  mail?: string | null | undefined;
  /** Host of the mail server. */
  mailServer?: string | null | undefined;
  /** New password at the mail server. It is stored encrypted and never shown. Null keeps the stored one, an empty text clears it. */
  password?: string | null | undefined;
  /** Up to 32 characters. */
  phoneNumber?: string | null | undefined;
  /** 1 to 65,535. */
  port?: number | null | undefined;
  /** Sign-in name at the mail server. */
  userName?: string | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** Answers about a dish. Fields that are left out stay as they are; null is the same as never answered. */
export type UpdateFoodInformation = {
  /** Names of the cereals or nuts, up to 200 characters. */
  allergenNote?: string | null | undefined;
  /** Allergens in the dish; an empty list for none, null for not answered. */
  allergens?: Array<Allergen> | null | undefined;
  /** Whether it contains alcohol. */
  containsAlcohol?: boolean | null | undefined;
  /** Whether it contains pork. */
  containsPork?: boolean | null | undefined;
  /** The way of eating that it suits. */
  diet?: Diet | null | undefined;
  /** Kilocalories of a portion, 0 to 5,000. */
  energyKcal?: number | null | undefined;
  /** Source of the energy value. */
  energySource?: EnergySource | null | undefined;
  /** Ingredients in the order of the owner, up to 600 characters. */
  ingredients?: string | null | undefined;
  /** Whether it is an alcoholic drink. */
  isAlcoholicDrink?: boolean | null | undefined;
  /** Quantity that a guest gets for the price. */
  portion?: PortionInput | null | undefined;
  /** True stamps the answers as reviewed by the caller, false resets the stamp. */
  reviewed?: boolean | null | undefined;
  /** Version of the product that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** Changes to a group. Fields that are left out stay as they are. */
export type UpdateGroup = {
  /** Stamp that the change was made from. An older one fails with CONFLICT. */
  concurrencyStamp?: string | null | undefined;
  /** The caller's own password, needed where somebody becomes an administrator or gets user.manage, group.manage or role.manage, or an administrator's email, user name, password, status, lock or groups change, or one is removed. */
  currentPassword?: string | null | undefined;
  /** Up to 20,000 characters. */
  description?: string | null | undefined;
  /** Turkish display name; null if `name` is sufficient. Up to 100 characters. */
  displayName?: string | null | undefined;
  /** 1 to 100 characters; unique, and case makes no difference. */
  name?: string | null | undefined;
  /** Whether its roles are held only in sessions with a second factor. */
  requiresSecondFactor?: boolean | null | undefined;
  /** Ids of all roles of the group. Callers can only grant roles that they hold. */
  roleIds?: Array<string | number> | null | undefined;
};

/** Changes to an opening exception. Fields that are left out stay as they are. */
export type UpdateOpeningException = {
  /** Whether everything is closed on these days; then there are no periods. */
  closed?: boolean | null | undefined;
  /** First day, YYYY-MM-DD. */
  fromDate?: string | null | undefined;
  /** 1 to 200 characters. */
  label?: string | null | undefined;
  /** A note for holders of the role site.manage, null for others; up to 500 characters. */
  note?: string | null | undefined;
  /** Hours of each of these days, for their kinds; other kinds keep the hours of the week. Up to 12. */
  periods?: Array<DayPeriodInput> | null | undefined;
  /** Last day, YYYY-MM-DD; the first one or later. */
  toDate?: string | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** Changes to a price plan. Fields that are left out stay as they are. */
export type UpdatePricePlan = {
  /** Time at which it applies, at most 400 days ahead; null for a draft. */
  appliesAt?: string | null | undefined;
  /** Planned prices, 1 to 1,000. */
  lines?: Array<PricePlanLineInput> | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** Up to 1,000 characters. */
  note?: string | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** Changes to a product. Fields that are left out stay as they are. */
export type UpdateProduct = {
  /** Whether the product is available today. */
  availiblity?: boolean | null | undefined;
  /** Id of the category that the product belongs to. */
  categoryId?: string | number | null | undefined;
  /** Up to 20,000 characters. */
  description?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** New place, 0 to 100,000; null for none. */
  order?: number | null | undefined;
  /** In Turkish lira, at most two decimal places. */
  price?: number | null | undefined;
  /** Name of the quantity that the price is for, beside servings, such as `kadeh`. 1 to 40 characters. */
  servingLabel?: string | null | undefined;
  /** Further sizes with their prices, up to 8, in place of the stored ones. */
  servings?: Array<ServingInput> | null | undefined;
  /** New visibility to the public. */
  status?: Status | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
};

/** Changes of a table. Fields that are left out stay as they are. */
export type UpdateReservation = {
  /** Moment from which the table is taken. */
  at?: string | null | undefined;
  /** Mail address of the guest. */
  email?: string | null | undefined;
  /** Name of the guest, 1 to 100 characters. */
  name?: string | null | undefined;
  /** Wish of the guest, up to 300 characters. */
  note?: string | null | undefined;
  /** Number of guests, 1 to 1,000. */
  people?: number | null | undefined;
  /** Phone number of the guest, up to 32 characters. */
  phone?: string | null | undefined;
  /** Version that the change was made from. */
  version: number;
};

/** Changes to a settings record. Fields that are left out stay as they are. */
export type UpdateSite = {
  /** Whether tables can be reserved. */
  acceptsReservations?: boolean | null | undefined;
  /** Street address, up to 1,000 characters. */
  address?: string | null | undefined;
  /** Size of the business, by which its duties begin. */
  businessSize?: BusinessSize | null | undefined;
  /** Delivery platforms; online orders on the site lead to the first. Up to 10. */
  deliveryLinks?: Array<DeliveryLinkInput> | null | undefined;
  /** The way to the entrance in words, up to 300 characters. */
  directionsNote?: string | null | undefined;
  /** The drawing of the home page; null for the one that the menu decides. */
  drawing?: DrawingInput | null | undefined;
  /** Text at the foot of every page, up to 600 characters. */
  footerText?: string | null | undefined;
  /** Year of the foundation. 1,000 to 2,999. */
  foundedYear?: number | null | undefined;
  /** Pictures of the home page, up to 4, in place of all before: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB each. */
  heroImages?: Array<unknown> | null | undefined;
  /** Text below the heading of the home page, up to 600 characters. */
  heroText?: string | null | undefined;
  /** Whether the public site leaves alcoholic drinks out. */
  hideAlcoholicDrinks?: boolean | null | undefined;
  /** Address for registered electronic mail (KEP), up to 254 characters. */
  kepAddress?: string | null | undefined;
  /** Languages beside Turkish in which the site is published, in their order. */
  languages?: Array<Language> | null | undefined;
  /** Degrees north. -90 to 90. */
  latitude?: number | null | undefined;
  /** Name of the business by law, the controller of personal data, up to 200 characters. */
  legalName?: string | null | undefined;
  /** Town or district, up to 100 characters. */
  locality?: string | null | undefined;
  /** The logo: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB. */
  logo?: unknown;
  /** Degrees east. -180 to 180. */
  longitude?: number | null | undefined;
  /** Mail address, up to 254 characters. */
  mail?: string | null | undefined;
  /** Address on a map service, https://; it is made of position or address where this is null. */
  mapUrl?: string | null | undefined;
  /** Name of the restaurant, up to 100 characters. */
  name?: string | null | undefined;
  /** The business code of the Ministry: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB. */
  officialQr?: unknown;
  /** The orders of guests; null while they are not taken. */
  ordering?: OrderingInput | null | undefined;
  /** Modes of template pages; the others are TEMPLATE. Up to 20. */
  pages?: Array<SitePageInput> | null | undefined;
  /** A place to park, up to 200 characters. */
  parking?: string | null | undefined;
  /** Phone number, up to 32 characters. */
  phone?: string | null | undefined;
  /** Postal code, up to 16 characters. */
  postalCode?: string | null | undefined;
  /** Range of prices for search engines, such as ₺₺, up to 20 characters. */
  priceRange?: string | null | undefined;
  /** Province, up to 100 characters. */
  region?: string | null | undefined;
  /** Registration number of the food business, up to 60 characters. */
  registrationNumber?: string | null | undefined;
  /** Rules for tables of guests. */
  reservations?: ReservationRulesInput | null | undefined;
  /** The picture of shared links: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB. */
  shareImage?: unknown;
  /** Heading of the home page, up to 200 characters. */
  slogan?: string | null | undefined;
  /** Social networks. Up to 10. */
  socialLinks?: Array<SocialLinkInput> | null | undefined;
  /** Whether there is a way in without steps. */
  stepFree?: boolean | null | undefined;
  /** MERSİS or tax number of the business, up to 60 characters. */
  tradeNumber?: string | null | undefined;
  /** Version that the change was made from. An older one fails with CONFLICT. */
  version?: number | null | undefined;
  /** Hours of every week; 08:00 to 22:00 every day if not set. Up to 100. */
  weekly?: Array<OpeningPeriodInput> | null | undefined;
  /** Phone number for WhatsApp, up to 32 characters. */
  whatsapp?: string | null | undefined;
};

/** Changes to a user. Fields that are left out stay as they are. */
export type UpdateUser = {
  /** Address or path of a picture, up to 1,000 characters. */
  avatar?: string | null | undefined;
  /** Up to 200 characters. */
  chatStatus?: string | null | undefined;
  /** Stamp that the change was made from. An older one fails with CONFLICT. */
  concurrencyStamp?: string | null | undefined;
  /** The caller's own password, needed where somebody becomes an administrator or gets user.manage, group.manage or role.manage, or an administrator's email, user name, password, status, lock or groups change, or one is removed. */
  currentPassword?: string | null | undefined;
  /** Mail address, up to 254 characters; unique, and case makes no difference. */
  email?: string | null | undefined;
  /** Whether the mail address is confirmed. */
  emailConfirmed?: boolean | null | undefined;
  /** Up to 200 characters. */
  firstName?: string | null | undefined;
  /** Ids of all groups of the user. Callers can only grant roles that they hold. */
  groupIds?: Array<string | number> | null | undefined;
  /** Up to 200 characters. */
  lastName?: string | null | undefined;
  /** Whether failed sign-ins lock the account. */
  lockoutEnabled?: boolean | null | undefined;
  /** Null unlocks the account; no other value is accepted. */
  lockoutEnd?: string | null | undefined;
  /** Up to 200 characters. */
  mood?: string | null | undefined;
  /** 10 to 128 characters, none of the 1,000 commonest, and not the name of the account or of the site. A new one ends all tokens of the user. */
  password?: string | null | undefined;
  /** Up to 32 characters. */
  phoneNumber?: string | null | undefined;
  /** Whether the phone number is confirmed. */
  phoneNumberConfirmed?: boolean | null | undefined;
  /** A PASSIVE user cannot sign in. */
  status?: Status | null | undefined;
  /** Whether there is a code app; inputs take it and change nothing. */
  twoFactorEnabled?: boolean | null | undefined;
  /** 3 to 64 ASCII letters, digits and ._-@+; unique, and case makes no difference. */
  userName?: string | null | undefined;
};

export type SettleMutationVariables = Exact<{
  clientKey: string | number;
}>;


export type SettleMutation = { settle: { stored: boolean, ids: Array<string>, requestId: string | null } };

export type WhoIsSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsSignedInQuery = { myRoles: Array<string>, me: { id: string, userName: string, email: string, firstName: string | null, lastName: string | null, concurrencyStamp: string } | null, mySecurity: { mustAddFactor: boolean } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type UndoRequestMutationVariables = Exact<{
  requestId: string;
  leaveChanged: boolean;
  currentPassword?: string | null | undefined;
}>;


export type UndoRequestMutation = { undoRequest: number };

export type TimeZoneOfTheSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeZoneOfTheSiteQuery = { site: { hours: { timeZone: string } } };

export type AddTextPictureMutationVariables = Exact<{
  input: AddTextPicture;
}>;


export type AddTextPictureMutation = { picture: { id: string, imageFilePath: string | null } };

export type StoredTextPictureQueryVariables = Exact<{
  id: string | number;
}>;


export type StoredTextPictureQuery = { picture: { id: string, imageFilePath: string | null } | null };

export type StoredPicturesQueryVariables = Exact<{
  text?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type StoredPicturesQuery = { pictures: { totalCount: number, items: Array<{ filePath: string, imageUrl: string, thumbUrl: string, uses: Array<{ name: string | null }> }> } };

export type PromisedTablesQueryVariables = Exact<{
  page: number;
}>;


export type PromisedTablesQuery = { reservationTable: { items: Array<{ id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null }> } };

export type WaitingCountQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountQuery = { reservationsWaiting: number };

export type WaitingTablesQueryVariables = Exact<{
  page: number;
}>;


export type WaitingTablesQuery = { reservationTable: { items: Array<{ id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null }> } };

export type NamedRecordsQueryVariables = Exact<{
  product: boolean;
  category: boolean;
  service: boolean;
  blog: boolean;
  user: boolean;
}>;


export type NamedRecordsQuery = { product?: Array<{ id: string, name: string }>, category?: Array<{ id: string, name: string }>, service?: Array<{ id: string, name: string }>, blog?: Array<{ id: string, name: string }>, user?: { items: Array<{ id: string, name: string }> } };

export type DishesInOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type DishesInOrderQuery = { categories: Array<{ id: string, name: string }>, products: Array<{ id: string, name: string, status: Status, categoryId: string, order: number | null, productImages: Array<{ id: string, thumbUrl: string | null }> }> };

export type ReorderProductsMutationVariables = Exact<{
  categoryId: string | number;
  ids: Array<string | number> | string | number;
}>;


export type ReorderProductsMutation = { many: { requestId: string } };

export type CategoriesInOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesInOrderQuery = { records: Array<{ id: string, name: string, status: Status, picture: string | null }> };

export type ReorderCategoriesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderCategoriesMutation = { many: { requestId: string } };

export type ServicesInOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesInOrderQuery = { records: Array<{ id: string, name: string, status: Status, picture: string | null }> };

export type ReorderServicesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderServicesMutation = { many: { requestId: string } };

export type AddPlanMutationVariables = Exact<{
  input: AddPricePlan;
}>;


export type AddPlanMutation = { plan: { id: string } };

export type PriceRecordsQueryVariables = Exact<{
  productId?: string | number | null | undefined;
  page: number;
  pageSize: number;
}>;


export type PriceRecordsQuery = { priceRecords: { totalCount: number, items: Array<{ id: string, date: string, serving: string | null, before: number | null, price: number | null, percent: number | null, planName: string | null, userName: string | null, userFullName: string | null, product: { id: string, name: string, isDeleted: boolean } }> } };

export type LowestPricesQueryVariables = Exact<{
  days: number;
}>;


export type LowestPricesQuery = { lowestPrices: Array<{ serving: string | null, price: number, isWhole: boolean, product: { id: string } }> };

export type SiteClockQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteClockQuery = { site: { hours: { timeZone: string, weekly: Array<{ weekday: number, opens: string, closes: string, kind: OpeningKind }> } }, openingExceptions: Array<{ id: string, fromDate: string, toDate: string, label: string, closed: boolean, periods: Array<{ opens: string, closes: string, kind: OpeningKind }> | null }> };

export type WaitingPlansQueryVariables = Exact<{
  query?: TableQuery | null | undefined;
}>;


export type WaitingPlansQuery = { pricePlanTable: { items: Array<{ id: string, name: string, version: number, appliesAt: string | null, lines: Array<{ productId: string, serving: string | null, price: number, seenPrice: number | null }> }> } };

export type PushDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushDevicesQuery = { pushKey: string | null, pushDevices: Array<{ id: string, name: string, topics: Array<PushTopic>, quietFrom: string | null, quietTo: string | null, lastSentAt: string | null, lastError: string | null }> };

export type AddPushDeviceMutationVariables = Exact<{
  input: AddPushDevice;
}>;


export type AddPushDeviceMutation = { addPushDevice: { id: string } };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePushDeviceMutation = { removePushDevice: boolean };

export type TestPushDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type TestPushDeviceMutation = { testPushDevice: boolean };

export type BlogPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogPageQuery = { site: { pages: Array<{ key: string, mode: PageMode }> } };

export type ApplyPlanMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type ApplyPlanMutation = { plan: { id: string } };

export type PricesNowQueryVariables = Exact<{ [key: string]: never; }>;


export type PricesNowQuery = { products: Array<{ id: string, price: number, servings: Array<{ label: string, price: number }> }> };

export type OrderOfImagesQueryVariables = Exact<{
  productId: string | number;
}>;


export type OrderOfImagesQuery = { productImages: Array<{ id: string }> };

export type MoveProductImageMutationVariables = Exact<{
  id: string | number;
  index: number;
}>;


export type MoveProductImageMutation = { updateProductImage: { id: string } };

export type RemoveProductImageMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveProductImageMutation = { removeProductImages: { count: number } };

export type AddProductImagesMutationVariables = Exact<{
  productId: string | number;
  images: Array<unknown> | unknown;
}>;


export type AddProductImagesMutation = { images: Array<{ id: string }> };

export type EndUserSessionsMutationVariables = Exact<{
  userId: string | number;
}>;


export type EndUserSessionsMutation = { endUserSessions: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  userId: string | number;
  currentPassword: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUser;
}>;


export type InviteUserMutation = { inviteUser: { link: string | null, expiresAt: string } };

export type RenewInvitationMutationVariables = Exact<{
  userId: string | number;
  currentPassword?: string | null | undefined;
}>;


export type RenewInvitationMutation = { renewInvitation: { link: string | null, expiresAt: string } };

export type MakePasswordLinkMutationVariables = Exact<{
  userId: string | number;
  currentPassword: string;
}>;


export type MakePasswordLinkMutation = { makePasswordLink: { link: string, expiresAt: string } };

export type EraseUserMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseUserMutation = { eraseUser: boolean };

export type OwnAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccessQuery = { me: { emailConfirmed: boolean } | null, signInOptions: { passwordLinks: boolean } };

export type RequestEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation: boolean };

export type ChangeOwnPasswordMutationVariables = Exact<{
  current: string;
  new: string;
}>;


export type ChangeOwnPasswordMutation = { changePassword: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type UpdateOwnDetailsMutationVariables = Exact<{
  id: string | number;
  input: UpdateUser;
}>;


export type UpdateOwnDetailsMutation = { updateUser: { id: string } };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, roles: Array<string>, expiresAt: string, lastUsedAt: string | null }> };

export type AddApiTokenMutationVariables = Exact<{
  input: AddApiToken;
}>;


export type AddApiTokenMutation = { addApiToken: { token: string, apiToken: { id: string } } };

export type RemoveApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveApiTokenMutation = { removeApiToken: boolean };

export type MySecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecurityQuery = { recoveryCodeMadeAt: string | null, mySecurity: { hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null, isUsable: boolean }> }, signInOptions: { passkeys: boolean }, site: { name: string } };

export type BeginTotpMutationVariables = Exact<{
  currentPassword: string;
}>;


export type BeginTotpMutation = { beginTotp: { secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { codes: Array<string> } };

export type RemoveTotpMutationVariables = Exact<{
  currentPassword: string;
}>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  currentPassword: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type BeginPasskeyMutationVariables = Exact<{
  currentPassword: string;
}>;


export type BeginPasskeyMutation = { beginPasskey: { challengeId: string, options: Record<string, unknown> } };

export type AddPasskeyMutationVariables = Exact<{
  challengeId: string | number;
  response: Record<string, unknown>;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey: { codes: Array<string> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
  currentPassword: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ id: string, createdAt: string, lastUsedAt: string, device: string, place: string, method: SessionMethod, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type ActsQueryVariables = Exact<{
  entity?: string | null | undefined;
  id?: string | number | null | undefined;
  userId?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  text?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ActsQuery = { acts: { totalCount: number, items: Array<{ id: string, requestId: string | null, date: string, userName: string | null, userFullName: string | null, program: string | null, count: number, total: number, parts: Array<{ entity: string, action: ChangeAction, count: number }>, changes: Array<{ id: string, action: ChangeAction, entity: string, entityId: string, recordName: string | null, isRecordThere: boolean, before: Record<string, unknown> | null, after: Record<string, unknown> | null, goneFilePaths: Array<string>, undoObstacle: UndoObstacle | null }> }> } };

export type RecordedChangeFragment = { id: string, action: ChangeAction, entity: string, entityId: string, recordName: string | null, isRecordThere: boolean, before: Record<string, unknown> | null, after: Record<string, unknown> | null, goneFilePaths: Array<string>, undoObstacle: UndoObstacle | null };

export type ChangesOfRequestQueryVariables = Exact<{
  requestId: string;
  page: number;
}>;


export type ChangesOfRequestQuery = { changes: { items: Array<{ id: string, action: ChangeAction, entity: string, entityId: string, recordName: string | null, isRecordThere: boolean, before: Record<string, unknown> | null, after: Record<string, unknown> | null, goneFilePaths: Array<string>, undoObstacle: UndoObstacle | null }> } };

export type UndoChangeMutationVariables = Exact<{
  id: string | number;
  currentPassword?: string | null | undefined;
}>;


export type UndoChangeMutation = { undoChange: { id: string } };

export type ContentToLookAfterQueryVariables = Exact<{
  products: boolean;
  categories: boolean;
  contacts: boolean;
  pages: boolean;
  abouts: boolean;
  settings: boolean;
  administrator: boolean;
  book: boolean;
}>;


export type ContentToLookAfterQuery = { demoContent?: number, recoveryCodeMadeAt?: string | null, pushConcern?: PushConcern | null, products?: Array<{ id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, productImages: Array<{ id: string }>, foodInformation: { isComplete: boolean, isAlcoholicDrink: boolean, energyKcal: number | null, portion: { amount: number, unit: PortionUnit } | null } }>, business?: { businessSize: BusinessSize }, printedLists?: Array<{ kind: PrintedKind, changedPrices: number, changedProducts: number }>, categories?: Array<{ id: string, name: string, status: Status, imageFilePath: string | null }>, contacts?: Array<{ id: string, phoneNumber: string | null }>, site?: { settings: { phone: string | null, address: string | null } }, pages?: { hiddenPages: Array<string>, pages: Array<{ key: string, mode: PageMode }> }, abouts?: Array<{ id: string }>, identity?: { imageUrl: string, settings: { name: string | null, heroText: string | null } }, mailAccount?: { state: MailAccountState } | null, backups?: { needAttention: boolean }, backupCopies?: { needAttention: boolean, lastCopied: string | null } };

export type FoodWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodWorkQuery = { products: Array<{ id: string, name: string, description: string | null, version: number, category: { name: string }, productImages: Array<{ thumbUrl: string | null }>, foodInformation: { reviewedAt: string | null, isComplete: boolean, ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null } }> };

export type AnswerFoodMutationVariables = Exact<{
  id: string | number;
  input: UpdateFoodInformation;
}>;


export type AnswerFoodMutation = { updateFoodInformation: { id: string } };

export type StoredExceptionFragment = { id: string, version: number, label: string, fromDate: string, toDate: string, closed: boolean, note: string | null, periods: Array<{ opens: string, closes: string, kind: OpeningKind }> | null };

export type HoursOfTheSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type HoursOfTheSiteQuery = { site: { version: number, hours: { timeZone: string, weekly: Array<{ weekday: number, opens: string, closes: string, kind: OpeningKind }> } }, openingExceptions: Array<{ id: string, version: number, label: string, fromDate: string, toDate: string, closed: boolean, note: string | null, periods: Array<{ opens: string, closes: string, kind: OpeningKind }> | null }> };

export type SetWeekMutationVariables = Exact<{
  periods: Array<OpeningPeriodInput> | OpeningPeriodInput;
  version?: number | null | undefined;
}>;


export type SetWeekMutation = { setOpeningHours: { timeZone: string } };

export type AddExceptionMutationVariables = Exact<{
  input: AddOpeningException;
}>;


export type AddExceptionMutation = { addOpeningException: { id: string } };

export type UpdateExceptionMutationVariables = Exact<{
  id: string | number;
  input: UpdateOpeningException;
}>;


export type UpdateExceptionMutation = { updateOpeningException: { id: string } };

export type WholeMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeMenuQuery = { categories: Array<{ id: string, name: string }>, products: Array<{ id: string, name: string, description: string | null, price: number, servingLabel: string | null, availiblity: boolean, status: Status, categoryId: string, order: number | null, version: number, servings: Array<{ label: string, price: number }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null } }> };

export type SaveProductsMutationVariables = Exact<{
  lines: Array<ProductLine> | ProductLine;
  addCategories: boolean;
}>;


export type SaveProductsMutation = { many: { count: number } };

export type MailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSettingsQuery = { mailAccount: { contactId: string, state: MailAccountState, isHeld: boolean, since: string, lastSentAt: string | null, lastError: string | null, waiting: number, failed: number, sentToday: number } | null, contacts: Array<{ id: string, mail: string | null, mailServer: string | null, port: number | null, userName: string | null, version: number }> };

export type MailsQueryVariables = Exact<{
  query?: TableQuery | null | undefined;
}>;


export type MailsQuery = { mailTable: { totalCount: number, items: Array<{ id: string, kind: MailKind, to: string, state: MailState, createdAt: string, notBefore: string, sentAt: string | null, attempts: number, lastError: string | null }> } };

export type AddMailFieldsMutationVariables = Exact<{
  input: AddContact;
}>;


export type AddMailFieldsMutation = { addContact: { id: string } };

export type UpdateMailFieldsMutationVariables = Exact<{
  id: string | number;
  input: UpdateContact;
}>;


export type UpdateMailFieldsMutation = { updateContact: { id: string } };

export type UseMailAccountMutationVariables = Exact<{
  contactId: string | number;
  currentPassword: string;
}>;


export type UseMailAccountMutation = { useMailAccount: { state: MailAccountState } };

export type StopMailMutationVariables = Exact<{ [key: string]: never; }>;


export type StopMailMutation = { stopMail: boolean };

export type RetryMailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryMailMutation = { retryMail: { id: string } };

export type CancelMailMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelMailMutation = { cancelMail: { id: string } };

export type MenuDishFragment = { id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, version: number };

export type LatestChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestChangeQuery = { latestChange: string | null };

export type MenuAtAGlanceQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuAtAGlanceQuery = { categories: Array<{ id: string, name: string, status: Status }>, products: Array<{ id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, version: number, productImages: Array<{ id: string, thumbUrl: string | null }> }> };

export type OneMenuDishQueryVariables = Exact<{
  id: string | number;
}>;


export type OneMenuDishQuery = { product: { id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, version: number } | null };

export type MenuDishesQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuDishesQuery = { products: Array<{ id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, version: number }> };

export type ChangeMenuDishesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  input: UpdateProduct;
  versions?: Array<number> | number | null | undefined;
  clientKey?: string | number | null | undefined;
}>;


export type ChangeMenuDishesMutation = { many: { count: number, requestId: string } };

export type ChangeMenuDishMutationVariables = Exact<{
  id: string | number;
  input: UpdateProduct;
  clientKey?: string | number | null | undefined;
}>;


export type ChangeMenuDishMutation = { product: { id: string, name: string, price: number, availiblity: boolean, status: Status, categoryId: string, version: number } };

export type ChangePlanLinesMutationVariables = Exact<{
  id: string | number;
  input: UpdatePricePlan;
}>;


export type ChangePlanLinesMutation = { plan: { id: string } };

export type CancelPlanMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CancelPlanMutation = { many: { count: number } };

export type TakesOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesOrdersQuery = { site: { version: number, address: string, imageUrl: string, hours: { timeZone: string }, settings: { whatsapp: string | null, legalName: string | null, tradeNumber: string | null, pages: Array<{ key: string, mode: PageMode }> | null, ordering: { ways: Array<OrderWay>, deliveryFee: number | null } | null } }, categories: Array<{ id: string, status: Status }>, products: Array<{ name: string, price: number, status: Status, availiblity: boolean, categoryId: string, foodInformation: { isAlcoholicDrink: boolean } }>, pageTexts: Array<{ id: string, key: string }> };

export type SwitchOrdersMutationVariables = Exact<{
  input: UpdateSite;
}>;


export type SwitchOrdersMutation = { updateSite: { version: number } };

export type AllPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPricesQuery = { categories: Array<{ id: string, name: string }>, products: Array<{ id: string, name: string, price: number, categoryId: string, servings: Array<{ label: string, price: number }> }> };

export type ChangePricesMutationVariables = Exact<{
  changes: Array<PriceChange> | PriceChange;
}>;


export type ChangePricesMutation = { many: { count: number } };

export type WrittenMenuFragment = { categories: Array<{ id: string, name: string, status: Status }>, products: Array<{ id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, status: Status, categoryId: string, servings: Array<{ label: string, price: number, priceSince: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null } }> };

export type PrintMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type PrintMenuQuery = { site: { name: string, address: string, phone: string, logoUrl: string | null, logoAspect: number | null, officialQrUrl: string | null, imageUrl: string, languages: Array<Language> }, printedLists: Array<{ kind: PrintedKind, printedAt: string, changedPrices: number, changedProducts: number }>, plannedPrints: Array<{ kind: PrintedKind, printedAt: string, validFrom: string | null, changedPrices: number, changedProducts: number }>, categories: Array<{ id: string, name: string, status: Status }>, products: Array<{ id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, status: Status, categoryId: string, servings: Array<{ label: string, price: number, priceSince: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null } }> };

export type MenuTextsQueryVariables = Exact<{
  language: Language;
}>;


export type MenuTextsQuery = { categories: Array<{ id: string, translation: { name: string | null } }>, products: Array<{ id: string, translation: { name: string | null, description: string | null, servings: Array<string> | null } }> };

export type PrintPricesAtQueryVariables = Exact<{
  at: string;
}>;


export type PrintPricesAtQuery = { products: Array<{ id: string, price: number, priceSince: string, servings: Array<{ label: string, price: number, priceSince: string }> }> };

export type RecordPrintMutationVariables = Exact<{
  kind: PrintedKind;
  prices: Array<PrintedPrice> | PrintedPrice;
  validFrom?: string | null | undefined;
}>;


export type RecordPrintMutation = { printed: { kind: PrintedKind } };

export type GoogleMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleMenuQuery = { site: { imageUrl: string, languages: Array<Language> }, categories: Array<{ id: string, name: string, status: Status }>, products: Array<{ id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, status: Status, categoryId: string, servings: Array<{ label: string, price: number, priceSince: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null } }> };

export type DrawnMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type DrawnMenuQuery = { categories: Array<{ name: string }>, products: Array<{ name: string }> };

export type DrawingPreviewQueryVariables = Exact<{
  scene: DrawingScene;
  cloth: Array<ClothColour> | ClothColour;
  onTable: Array<DrawnDish> | DrawnDish;
}>;


export type DrawingPreviewQuery = { drawing: string };

export type WrittenPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type WrittenPagesQuery = { pageTexts: Array<{ id: string, key: string }> };

export type TranslationProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationProgressQuery = { EN: { done: number, total: number }, DE: { done: number, total: number }, RU: { done: number, total: number }, AR: { done: number, total: number }, FA: { done: number, total: number } };

export type TranslatedDishNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslatedDishNamesQuery = { products: Array<{ id: string, EN: { name: string | null }, DE: { name: string | null }, RU: { name: string | null }, AR: { name: string | null }, FA: { name: string | null } }> };

export type ShownSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownSiteQuery = { site: { name: string, slogan: string, heroText: string, footerText: string, phone: string, mail: string | null, address: string } };

export type SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupQuery = { demoContent: number, site: { version: number, imageUrl: string, logoUrl: string | null, settings: { name: string | null, slogan: string | null, heroText: string | null, footerText: string | null, phone: string | null, whatsapp: string | null, address: string | null, drawing: { scene: DrawingScene, cloth: Array<ClothColour>, onTable: Array<DrawnDish> } | null, deliveryLinks: Array<{ label: string, url: string }> | null, pages: Array<{ key: string, mode: PageMode }> | null, weekly: Array<{ weekday: number, opens: string, closes: string, kind: OpeningKind }> | null } } };

export type UpdateSetupMutationVariables = Exact<{
  input: UpdateSite;
}>;


export type UpdateSetupMutation = { updateSite: { version: number } };

export type RemoveDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoMutation = { removeDemoContent: { removed: number, requestId: string } };

export type BookedTableFragment = { id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null };

export type TablesOfDayQueryVariables = Exact<{
  date: string;
}>;


export type TablesOfDayQuery = { reservations: Array<{ id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null }>, site: { name: string, reservations: { slotMinutes: number, stayMinutes: number, noticeMinutes: number, daysAhead: number, lastArrivalMinutes: number, seats: number | null, closedWeekdays: Array<number>, answers: Array<string> }, pages: Array<{ key: string, mode: PageMode }> }, reservationDays: Array<{ date: string, closedFrom: string | null }> };

export type SetDayMutationVariables = Exact<{
  date: string;
  open: boolean;
  from?: string | null | undefined;
}>;


export type SetDayMutation = { setReservationDay: { date: string, isOpen: boolean, closedFrom: string | null } };

export type WithdrawableTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawableTablesQuery = { reservations: Array<{ withdrawableSeconds: number, id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null }> };

export type TakesRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesRequestsQuery = { site: { version: number, pages: Array<{ key: string, mode: PageMode }>, reservations: { seats: number | null } }, pageTexts: Array<{ id: string, key: string }> };

export type SwitchRequestsMutationVariables = Exact<{
  input: UpdateSite;
}>;


export type SwitchRequestsMutation = { updateSite: { version: number } };

export type AddTableMutationVariables = Exact<{
  input: AddReservation;
}>;


export type AddTableMutation = { addReservation: { id: string, overbooked: boolean } };

export type UpdateTableMutationVariables = Exact<{
  id: string | number;
  input: UpdateReservation;
}>;


export type UpdateTableMutation = { updateReservation: { id: string, overbooked: boolean } };

export type MarkTableMutationVariables = Exact<{
  id: string | number;
  as: ReservationMark;
}>;


export type MarkTableMutation = { markReservation: { id: string } };

export type BookedTableQueryVariables = Exact<{
  id: unknown;
}>;


export type BookedTableQuery = { reservationTable: { items: Array<{ id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null }> } };

export type AnswerTableMutationVariables = Exact<{
  id: string | number;
  answer: ReservationAnswer;
  message?: string | null | undefined;
  version: number;
}>;


export type AnswerTableMutation = { answerReservation: { id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null } };

export type WithdrawAnswerMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type WithdrawAnswerMutation = { withdrawAnswer: { id: string, version: number, state: ReservationState, at: string, stayMinutes: number, people: number, name: string, phone: string | null, email: string | null, note: string | null, message: string | null, language: Language, byPhone: boolean, overbooked: boolean, answeredAt: string | null, createdDate: string, changedAt: string | null, askedFirst: { people: number, at: string } | null } };

export type TablesAlikeQueryVariables = Exact<{ [key: string]: never; }>;


export type TablesAlikeQuery = { reservationsAlike: Array<Array<string>> };

export type DeclineAlikeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclineAlikeMutation = { declineReservationsAlike: number };

export type WorkItemFragment = { kind: TranslatedKind, recordId: string, field: string, source: string, text: string | null, state: TranslationState, proposal: string | null };

export type TranslationWorkQueryVariables = Exact<{
  language: Language;
  kind?: TranslatedKind | null | undefined;
  state?: TranslationState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type TranslationWorkQuery = { translationWork: { totalCount: number, done: number, total: number, items: Array<{ kind: TranslatedKind, recordId: string, field: string, source: string, text: string | null, state: TranslationState, proposal: string | null }> } };

export type TranslatedNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslatedNamesQuery = { CATEGORY: Array<{ id: string, name: string }>, PRODUCT: Array<{ id: string, name: string }>, SERVICE: Array<{ id: string, name: string }>, OPENING_EXCEPTION: Array<{ id: string, name: string }> };

export type SaveTranslationsMutationVariables = Exact<{
  language: Language;
  lines: Array<TranslationLine> | TranslationLine;
}>;


export type SaveTranslationsMutation = { many: { count: number } };

export type OwnGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGroupsQuery = { me: { groups: Array<{ group: { id: string, name: string, displayName: string | null } }> } | null };

export type RolesOfGroupQueryVariables = Exact<{
  id: string | number;
}>;


export type RolesOfGroupQuery = { group: { concurrencyStamp: string, roles: Array<{ roleId: string }> } | null };

export type GiveRolesMutationVariables = Exact<{
  id: string | number;
  input: UpdateGroup;
}>;


export type GiveRolesMutation = { updateGroup: { id: string } };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { abouts: Array<{ id: string, description: string, translation?: { description: string | null } }> };

export type BlogEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogEntriesQuery = { blogs: Array<{ id: string, slug: string | null, name: string, excerpt: string, image: string | null, publishedDate: string, blogCategories: Array<{ blogCategory: { name: string } }>, blogTags: Array<{ blogTag: { name: string } }> }> };

export type BlogEntryQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogEntryQuery = { blog: { id: string, slug: string | null, name: string, excerpt: string, html: string, image: string | null, publishedDate: string, updatedDate: string | null, blogCategories: Array<{ blogCategory: { name: string } }>, blogTags: Array<{ blogTag: { name: string } }> } | null };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, name: string, description: string | null, imageFilePath: string | null, iconFilePath: string | null, translation?: { name: string | null, description: string | null } }> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { site: { drawingPath: string | null }, abouts: Array<{ id: string, description: string, translation?: { description: string | null } }>, categories: Array<{ id: string, name: string, imageFilePath: string | null, translation?: { name: string | null } }>, products: Array<{ id: string, name: string, description: string | null, price: number, servingLabel: string | null, availiblity: boolean, categoryId: string, productImages: Array<{ filePath: string }>, foodInformation: { isAlcoholicDrink: boolean }, translation?: { name: string | null, description: string | null, servingLabel: string | null } }> };

export type ListedSectionFragment = { id: string, name: string, description: string | null, imageFilePath: string | null, translation?: { name: string | null, description: string | null } };

export type ListedDishFragment = { id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, availiblity: boolean, categoryId: string, servings: Array<{ label: string, price: number }>, productImages: Array<{ filePath: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null }, translation?: { name: string | null, description: string | null, ingredients: string | null, allergenNote: string | null, portionOf: string | null, servingLabel: string | null, servings: Array<string> | null, stale: Array<string> } };

export type MenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuQuery = { categories: Array<{ id: string, name: string, description: string | null, imageFilePath: string | null, translation?: { name: string | null, description: string | null } }>, products: Array<{ id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, availiblity: boolean, categoryId: string, servings: Array<{ label: string, price: number }>, productImages: Array<{ filePath: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null }, translation?: { name: string | null, description: string | null, ingredients: string | null, allergenNote: string | null, portionOf: string | null, servingLabel: string | null, servings: Array<string> | null, stale: Array<string> } }> };

export type MenuPartQueryVariables = Exact<{
  categoryId: string | number;
}>;


export type MenuPartQuery = { categories: Array<{ id: string, name: string, description: string | null, imageFilePath: string | null, translation?: { name: string | null, description: string | null } }>, products: Array<{ id: string, name: string, description: string | null, price: number, priceSince: string, servingLabel: string | null, availiblity: boolean, categoryId: string, servings: Array<{ label: string, price: number }>, productImages: Array<{ filePath: string }>, foodInformation: { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null }, translation?: { name: string | null, description: string | null, ingredients: string | null, allergenNote: string | null, portionOf: string | null, servingLabel: string | null, servings: Array<string> | null, stale: Array<string> } }> };

export type PricesAtQueryVariables = Exact<{
  at: string;
}>;


export type PricesAtQuery = { products: Array<{ id: string, price: number, priceSince: string, servings: Array<{ label: string, price: number }> }> };

export type OrderingQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderingQuery = { site: { legalName: string | null, tradeNumber: string | null, kepAddress: string | null, ordering: { ways: Array<OrderWay>, minimum: number | null, deliveryFee: number | null, leadMinutes: number, note: string | null } | null, deliveryLinks: Array<{ label: string, url: string }> } };

export type BeginTableMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTableMutation = { beginReservation: string };

export type TableSlotsQueryVariables = Exact<{
  date: string;
  people: number;
  code?: string | number | null | undefined;
}>;


export type TableSlotsQuery = { reservationSlots: Array<{ time: string, at: string, isFull: boolean }> };

export type RequestTableMutationVariables = Exact<{
  input: RequestReservation;
}>;


export type RequestTableMutation = { requestReservation: { code: string, people: number, at: string } };

export type GiveTableUpMutationVariables = Exact<{
  code: string | number;
}>;


export type GiveTableUpMutation = { cancelReservation: { code: string, state: ReservationState, people: number, at: string, name: string, note: string | null, message: string | null, answeredWithinMinutes: number | null } };

export type ChangeTableMutationVariables = Exact<{
  code: string | number;
  people: number;
  at: string;
}>;


export type ChangeTableMutation = { changeReservation: { code: string, state: ReservationState, people: number, at: string, name: string, note: string | null, message: string | null, answeredWithinMinutes: number | null } };

export type TableRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type TableRulesQuery = { site: { legalName: string | null, reservations: { slotMinutes: number, noticeMinutes: number, daysAhead: number, lastArrivalMinutes: number, largestParty: number, closedWeekdays: Array<number>, note: string | null, keepDays: number }, translation?: { reservationNote: string | null } } };

export type GuestTableQueryVariables = Exact<{
  code: string | number;
}>;


export type GuestTableQuery = { guestReservation: { code: string, state: ReservationState, people: number, at: string, name: string, note: string | null, message: string | null, answeredWithinMinutes: number | null } };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ id: string, name: string, description: string | null, smallIcon: string | null, iconUrl: string | null, translation?: { name: string | null, description: string | null } }> };

export type CarouselServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CarouselServicesQuery = { services: Array<{ id: string, name: string, description: string | null, iconUrl: string | null, translation?: { name: string | null, description: string | null } }> };

export type ServiceQueryVariables = Exact<{
  id: string | number;
}>;


export type ServiceQuery = { service: { id: string, name: string, description: string | null, imageUrl: string | null, translation?: { name: string | null, description: string | null } } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { site: { name: string, slogan: string, heroText: string, heroImageFilePaths: Array<string>, shareImageFilePath: string | null, phone: string, address: string, locality: string | null, mapUrl: string, directionsUrl: string, directionsNote: string | null, parking: string | null, stepFree: boolean | null, deliveryUrl: string | null, whatsapp: string | null, mail: string | null, officialQrFilePath: string | null, footerText: string, hiddenPages: Array<string>, languages: Array<Language>, logoFilePath: string | null, logoAspect: number | null, socialLinks: Array<{ network: string, url: string }>, translation?: { slogan: string | null, heroText: string | null, footerText: string | null, directionsNote: string | null, parking: string | null }, pages: Array<{ key: string, mode: PageMode }>, hours: { timeZone: string, weekly: Array<{ weekday: number, opens: string, closes: string, kind: OpeningKind }>, exceptions: Array<{ fromDate: string, toDate: string, label: string, closed: boolean, translation?: { label: string | null }, periods: Array<{ opens: string, closes: string, kind: OpeningKind }> | null }> } }, services: Array<{ id: string, name: string, translation?: { name: string | null } }>, abouts: Array<{ id: string }> };

export type SidePanelQueryVariables = Exact<{ [key: string]: never; }>;


export type SidePanelQuery = { abouts: Array<{ id: string, description: string }> };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { passwordLinks: boolean, passkeys: boolean } };

export type RequestPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordLinkMutation = { requestPasswordLink: boolean };

export type SetPasswordByRecoveryCodeMutationVariables = Exact<{
  email: string;
  code: string;
  password: string;
}>;


export type SetPasswordByRecoveryCodeMutation = { setPasswordByRecoveryCode: boolean };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { passwordLink: { kind: PasswordLinkKind, userName: string, expiresAt: string } | null };

export type SetPasswordByLinkMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type SetPasswordByLinkMutation = { setPasswordByLink: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type BeginPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLoginMutation = { beginPasskeyLogin: { challengeId: string, options: Record<string, unknown> } };

export type PasskeyLoginMutationVariables = Exact<{
  challengeId: string | number;
  response: Record<string, unknown>;
}>;


export type PasskeyLoginMutation = { passkeyLogin: { authToken: string, mustChangePassword: boolean } };

export type TextOfPageQueryVariables = Exact<{
  key: string;
}>;


export type TextOfPageQuery = { textOfPage: { title: string, html: string, createdDate: string, updatedDate: string | null } | null };

export type FoodAnswersFragment = { ingredients: string | null, allergens: Array<Allergen> | null, allergenNote: string | null, containsAlcohol: boolean | null, containsPork: boolean | null, diet: Diet | null, energyKcal: number | null, energySource: EnergySource | null, isAlcoholicDrink: boolean, portion: { amount: number, unit: PortionUnit, of: string | null } | null };

export type FactsQueryVariables = Exact<{ [key: string]: never; }>;


export type FactsQuery = { site: { locality: string | null, region: string | null, postalCode: string | null, latitude: number | null, longitude: number | null, priceRange: string | null, acceptsReservations: boolean | null, foundedYear: number | null, registrationNumber: string | null, parking: string | null, stepFree: boolean | null } };

export const RecordedChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordedChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"isRecordThere"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"goneFilePaths"}},{"kind":"Field","name":{"kind":"Name","value":"undoObstacle"}}]}}]} as unknown as DocumentNode<RecordedChangeFragment, unknown>;
export const StoredExceptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredException"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<StoredExceptionFragment, unknown>;
export const MenuDishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MenuDishFragment, unknown>;
export const FoodAnswersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]} as unknown as DocumentNode<FoodAnswersFragment, unknown>;
export const WrittenMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]} as unknown as DocumentNode<WrittenMenuFragment, unknown>;
export const BookedTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<BookedTableFragment, unknown>;
export const WorkItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"}}]}}]} as unknown as DocumentNode<WorkItemFragment, unknown>;
export const ListedSectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ListedSectionFragment, unknown>;
export const ListedDishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filePath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"portionOf"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]} as unknown as DocumentNode<ListedDishFragment, unknown>;
export const SettleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Settle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<SettleMutation, SettleMutationVariables>;
export const WhoIsSignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoIsSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"concurrencyStamp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myRoles"}},{"kind":"Field","name":{"kind":"Name","value":"mySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mustAddFactor"}}]}}]}}]} as unknown as DocumentNode<WhoIsSignedInQuery, WhoIsSignedInQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const UndoRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaveChanged"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"leaveChanged"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaveChanged"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<UndoRequestMutation, UndoRequestMutationVariables>;
export const TimeZoneOfTheSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimeZoneOfTheSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<TimeZoneOfTheSiteQuery, TimeZoneOfTheSiteQueryVariables>;
export const AddTextPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTextPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTextPicture"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"addTextPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}}]}}]}}]} as unknown as DocumentNode<AddTextPictureMutation, AddTextPictureMutationVariables>;
export const StoredTextPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredTextPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"textPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}}]}}]}}]} as unknown as DocumentNode<StoredTextPictureQuery, StoredTextPictureQueryVariables>;
export const StoredPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filePath"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StoredPicturesQuery, StoredPicturesQueryVariables>;
export const PromisedTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromisedTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"StringValue","value":"state","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"StringValue","value":"CONFIRMED","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"StringValue","value":"at","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<PromisedTablesQuery, PromisedTablesQueryVariables>;
export const WaitingCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationsWaiting"}}]}}]} as unknown as DocumentNode<WaitingCountQuery, WaitingCountQueryVariables>;
export const WaitingTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"StringValue","value":"state","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"StringValue","value":"NEW","block":false}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"StringValue","value":"at","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WaitingTablesQuery, WaitingTablesQueryVariables>;
export const NamedRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"service"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blog"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"product"},"name":{"kind":"Name","value":"products"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categories"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"service"},"name":{"kind":"Name","value":"services"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"service"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"blog"},"name":{"kind":"Name","value":"blogs"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blog"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"user"},"name":{"kind":"Name","value":"userTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"userName"}}]}}]}}]}}]} as unknown as DocumentNode<NamedRecordsQuery, NamedRecordsQueryVariables>;
export const DishesInOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DishesInOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbUrl"}}]}}]}}]}}]} as unknown as DocumentNode<DishesInOrderQuery, DishesInOrderQueryVariables>;
export const ReorderProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"reorderProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ReorderProductsMutation, ReorderProductsMutationVariables>;
export const CategoriesInOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesInOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"thumbUrl"}}]}}]}}]} as unknown as DocumentNode<CategoriesInOrderQuery, CategoriesInOrderQueryVariables>;
export const ReorderCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"reorderCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ReorderCategoriesMutation, ReorderCategoriesMutationVariables>;
export const ServicesInOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServicesInOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","alias":{"kind":"Name","value":"picture"},"name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ServicesInOrderQuery, ServicesInOrderQueryVariables>;
export const ReorderServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"reorderServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ReorderServicesMutation, ReorderServicesMutationVariables>;
export const AddPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPricePlan"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"plan"},"name":{"kind":"Name","value":"addPricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPlanMutation, AddPlanMutationVariables>;
export const PriceRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serving"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userFullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PriceRecordsQuery, PriceRecordsQueryVariables>;
export const LowestPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LowestPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serving"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}}]}}]}}]} as unknown as DocumentNode<LowestPricesQuery, LowestPricesQueryVariables>;
export const SiteClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingExceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<SiteClockQuery, SiteClockQueryVariables>;
export const WaitingPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePlanTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"serving"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"seenPrice"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingPlansQuery, WaitingPlansQueryVariables>;
export const PushDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]} as unknown as DocumentNode<PushDevicesQuery, PushDevicesQueryVariables>;
export const AddPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPushDevice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const TestPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<TestPushDeviceMutation, TestPushDeviceMutationVariables>;
export const BlogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]}}]} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const ApplyPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"plan"},"name":{"kind":"Name","value":"applyPricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplyPlanMutation, ApplyPlanMutationVariables>;
export const PricesNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricesNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<PricesNowQuery, PricesNowQueryVariables>;
export const OrderOfImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderOfImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderOfImagesQuery, OrderOfImagesQueryVariables>;
export const MoveProductImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProductImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"index"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProductImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"index"},"value":{"kind":"Variable","name":{"kind":"Name","value":"index"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveProductImageMutation, MoveProductImageMutationVariables>;
export const RemoveProductImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProductImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProductImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RemoveProductImageMutation, RemoveProductImageMutationVariables>;
export const AddProductImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProductImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"images"},"name":{"kind":"Name","value":"addProductImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddProductImagesMutation, AddProductImagesMutationVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ResetSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUser"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const RenewInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RenewInvitationMutation, RenewInvitationMutationVariables>;
export const MakePasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakePasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makePasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<MakePasswordLinkMutation, MakePasswordLinkMutationVariables>;
export const EraseUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EraseUserMutation, EraseUserMutationVariables>;
export const OwnAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLinks"}}]}}]}}]} as unknown as DocumentNode<OwnAccessQuery, OwnAccessQueryVariables>;
export const RequestEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailConfirmation"}}]}}]} as unknown as DocumentNode<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>;
export const ChangeOwnPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOwnPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"current"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"new"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"current"},"value":{"kind":"Variable","name":{"kind":"Name","value":"current"}}},{"kind":"Argument","name":{"kind":"Name","value":"new"},"value":{"kind":"Variable","name":{"kind":"Name","value":"new"}}}]}]}}]} as unknown as DocumentNode<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const UpdateOwnDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUser"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateOwnDetailsMutation, UpdateOwnDetailsMutationVariables>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const AddApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddApiToken"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<AddApiTokenMutation, AddApiTokenMutationVariables>;
export const RemoveApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveApiTokenMutation, RemoveApiTokenMutationVariables>;
export const MySecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUsable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MySecurityQuery, MySecurityQueryVariables>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challengeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challengeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challengeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const OwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const ActsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Acts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userFullName"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordedChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordedChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"isRecordThere"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"goneFilePaths"}},{"kind":"Field","name":{"kind":"Name","value":"undoObstacle"}}]}}]} as unknown as DocumentNode<ActsQuery, ActsQueryVariables>;
export const ChangesOfRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangesOfRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordedChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordedChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"isRecordThere"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"goneFilePaths"}},{"kind":"Field","name":{"kind":"Name","value":"undoObstacle"}}]}}]} as unknown as DocumentNode<ChangesOfRequestQuery, ChangesOfRequestQueryVariables>;
export const UndoChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoChangeMutation, UndoChangeMutationVariables>;
export const ContentToLookAfterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentToLookAfter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"products"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categories"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contacts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"abouts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"book"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"business"},"name":{"kind":"Name","value":"site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printedLists"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"products"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"changedProducts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categories"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contacts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contacts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pages"},"name":{"kind":"Name","value":"site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenPages"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"abouts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"abouts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"identity"},"name":{"kind":"Name","value":"site"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoContent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodeMadeAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"pushConcern"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"book"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"mailAccount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needAttention"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupCopies"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needAttention"}},{"kind":"Field","name":{"kind":"Name","value":"lastCopied"}}]}}]}}]} as unknown as DocumentNode<ContentToLookAfterQuery, ContentToLookAfterQueryVariables>;
export const FoodWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoodWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thumbUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]} as unknown as DocumentNode<FoodWorkQuery, FoodWorkQueryVariables>;
export const AnswerFoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerFood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFoodInformation"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFoodInformation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnswerFoodMutation, AnswerFoodMutationVariables>;
export const HoursOfTheSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoursOfTheSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingExceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredException"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredException"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<HoursOfTheSiteQuery, HoursOfTheSiteQueryVariables>;
export const SetWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"periods"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningPeriodInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOpeningHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"periods"},"value":{"kind":"Variable","name":{"kind":"Name","value":"periods"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SetWeekMutation, SetWeekMutationVariables>;
export const AddExceptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddOpeningException"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOpeningException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddExceptionMutation, AddExceptionMutationVariables>;
export const UpdateExceptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOpeningException"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOpeningException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateExceptionMutation, UpdateExceptionMutationVariables>;
export const WholeMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholeMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]} as unknown as DocumentNode<WholeMenuQuery, WholeMenuQueryVariables>;
export const SaveProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductLine"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addCategories"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"saveProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"refuseExisting"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"addCategories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addCategories"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SaveProductsMutation, SaveProductsMutationVariables>;
export const MailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"sentToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"mailServer"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MailSettingsQuery, MailSettingsQueryVariables>;
export const MailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"notBefore"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<MailsQuery, MailsQueryVariables>;
export const AddMailFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMailFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddContact"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddMailFieldsMutation, AddMailFieldsMutationVariables>;
export const UpdateMailFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContact"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateMailFieldsMutation, UpdateMailFieldsMutationVariables>;
export const UseMailAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseMailAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useMailAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<UseMailAccountMutation, UseMailAccountMutationVariables>;
export const StopMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMail"}}]}}]} as unknown as DocumentNode<StopMailMutation, StopMailMutationVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const CancelMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelMailMutation, CancelMailMutationVariables>;
export const LatestChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestChange"}}]}}]} as unknown as DocumentNode<LatestChangeQuery, LatestChangeQueryVariables>;
export const MenuAtAGlanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuAtAGlance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuDish"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbUrl"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MenuAtAGlanceQuery, MenuAtAGlanceQueryVariables>;
export const OneMenuDishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneMenuDish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OneMenuDishQuery, OneMenuDishQueryVariables>;
export const MenuDishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuDishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MenuDishesQuery, MenuDishesQueryVariables>;
export const ChangeMenuDishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMenuDishes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProduct"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versions"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"updateProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"versions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versions"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<ChangeMenuDishesMutation, ChangeMenuDishesMutationVariables>;
export const ChangeMenuDishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMenuDish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProduct"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"product"},"name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChangeMenuDishMutation, ChangeMenuDishMutationVariables>;
export const ChangePlanLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlanLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePricePlan"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"plan"},"name":{"kind":"Name","value":"updatePricePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePlanLinesMutation, ChangePlanLinesMutationVariables>;
export const CancelPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"removePricePlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CancelPlanMutation, CancelPlanMutationVariables>;
export const TakesOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ways"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<TakesOrdersQuery, TakesOrdersQueryVariables>;
export const SwitchOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSite"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SwitchOrdersMutation, SwitchOrdersMutationVariables>;
export const AllPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<AllPricesQuery, AllPricesQueryVariables>;
export const ChangePricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"changePrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ChangePricesMutation, ChangePricesMutationVariables>;
export const PrintMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"logoAspect"}},{"kind":"Field","name":{"kind":"Name","value":"officialQrUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenMenu"}},{"kind":"Field","name":{"kind":"Name","value":"printedLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"changedProducts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plannedPrints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"changedProducts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}}]}}]}}]} as unknown as DocumentNode<PrintMenuQuery, PrintMenuQueryVariables>;
export const MenuTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}}]}}]}}]}}]} as unknown as DocumentNode<MenuTextsQuery, MenuTextsQueryVariables>;
export const PrintPricesAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintPricesAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}}]}}]}}]}}]} as unknown as DocumentNode<PrintPricesAtQuery, PrintPricesAtQueryVariables>;
export const RecordPrintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPrint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintedPrice"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"validFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"printed"},"name":{"kind":"Name","value":"recordPrint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"prices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prices"}}},{"kind":"Argument","name":{"kind":"Name","value":"validFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"validFrom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<RecordPrintMutation, RecordPrintMutationVariables>;
export const GoogleMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenMenu"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}}]}}]}}]} as unknown as DocumentNode<GoogleMenuQuery, GoogleMenuQueryVariables>;
export const DrawnMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawnMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DrawnMenuQuery, DrawnMenuQueryVariables>;
export const DrawingPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawingPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scene"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawingScene"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cloth"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClothColour"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onTable"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawnDish"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scene"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scene"}}},{"kind":"Argument","name":{"kind":"Name","value":"cloth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cloth"}}},{"kind":"Argument","name":{"kind":"Name","value":"onTable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onTable"}}}]}]}}]} as unknown as DocumentNode<DrawingPreviewQuery, DrawingPreviewQueryVariables>;
export const WrittenPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WrittenPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<WrittenPagesQuery, WrittenPagesQueryVariables>;
export const TranslationProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslationProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"EN"},"name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"EN"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"DE"},"name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"DE"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"RU"},"name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"RU"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"AR"},"name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"AR"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"FA"},"name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"FA"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<TranslationProgressQuery, TranslationProgressQueryVariables>;
export const TranslatedDishNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslatedDishNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"EN"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"EN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"DE"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"DE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"RU"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"RU"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"AR"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"AR"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"FA"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"FA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TranslatedDishNamesQuery, TranslatedDishNamesQueryVariables>;
export const ShownSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<ShownSiteQuery, ShownSiteQueryVariables>;
export const SetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"240"}}]},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scene"}},{"kind":"Field","name":{"kind":"Name","value":"cloth"}},{"kind":"Field","name":{"kind":"Name","value":"onTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoContent"}}]}}]} as unknown as DocumentNode<SetupQuery, SetupQueryVariables>;
export const UpdateSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSite"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateSetupMutation, UpdateSetupMutationVariables>;
export const RemoveDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDemo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDemoContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]} as unknown as DocumentNode<RemoveDemoMutation, RemoveDemoMutationVariables>;
export const TablesOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TablesOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"daysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"lastArrivalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"closedWeekdays"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reservationDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"closedFrom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<TablesOfDayQuery, TablesOfDayQueryVariables>;
export const SetDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReservationDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"closedFrom"}}]}}]}}]} as unknown as DocumentNode<SetDayMutation, SetDayMutationVariables>;
export const WithdrawableTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawableTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withdrawable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawableSeconds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WithdrawableTablesQuery, WithdrawableTablesQueryVariables>;
export const TakesRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<TakesRequestsQuery, TakesRequestsQueryVariables>;
export const SwitchRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSite"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SwitchRequestsMutation, SwitchRequestsMutationVariables>;
export const AddTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReservation"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}}]}}]}}]} as unknown as DocumentNode<AddTableMutation, AddTableMutationVariables>;
export const UpdateTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReservation"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}}]}}]}}]} as unknown as DocumentNode<UpdateTableMutation, UpdateTableMutationVariables>;
export const MarkTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReservationMark"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"as"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MarkTableMutation, MarkTableMutationVariables>;
export const BookedTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookedTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterValue"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"StringValue","value":"id","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<BookedTableQuery, BookedTableQueryVariables>;
export const AnswerTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReservationAnswer"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AnswerTableMutation, AnswerTableMutationVariables>;
export const WithdrawAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"stayMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"byPhone"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedFirst"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<WithdrawAnswerMutation, WithdrawAnswerMutationVariables>;
export const TablesAlikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TablesAlike"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationsAlike"}}]}}]} as unknown as DocumentNode<TablesAlikeQuery, TablesAlikeQueryVariables>;
export const DeclineAlikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineAlike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineReservationsAlike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeclineAlikeMutation, DeclineAlikeMutationVariables>;
export const TranslationWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslationWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translationWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"}}]}}]} as unknown as DocumentNode<TranslationWorkQuery, TranslationWorkQueryVariables>;
export const TranslatedNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslatedNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"CATEGORY"},"name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"PRODUCT"},"name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"SERVICE"},"name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"OPENING_EXCEPTION"},"name":{"kind":"Name","value":"openingExceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<TranslatedNamesQuery, TranslatedNamesQueryVariables>;
export const SaveTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationLine"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"many"},"name":{"kind":"Name","value":"saveTranslations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SaveTranslationsMutation, SaveTranslationsMutationVariables>;
export const OwnGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnGroupsQuery, OwnGroupsQueryVariables>;
export const RolesOfGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RolesOfGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concurrencyStamp"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}}]}}]}}]}}]} as unknown as DocumentNode<RolesOfGroupQuery, RolesOfGroupQueryVariables>;
export const GiveRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroup"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GiveRolesMutation, GiveRolesMutationVariables>;
export const AboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const BlogEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"publishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogTag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BlogEntriesQuery, BlogEntriesQueryVariables>;
export const BlogEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"publishedDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedDate"}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogTag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BlogEntryQuery, BlogEntryQueryVariables>;
export const CategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"iconFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawingPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"abouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listedOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filePath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}}]}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const MenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listedOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filePath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"portionOf"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}}]}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;
export const MenuPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"listedOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoodAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoodInformation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"containsAlcohol"}},{"kind":"Field","name":{"kind":"Name","value":"containsPork"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"portion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyKcal"}},{"kind":"Field","name":{"kind":"Name","value":"energySource"}},{"kind":"Field","name":{"kind":"Name","value":"isAlcoholicDrink"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availiblity"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filePath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foodInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoodAnswers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"allergenNote"}},{"kind":"Field","name":{"kind":"Name","value":"portionOf"}},{"kind":"Field","name":{"kind":"Name","value":"servingLabel"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}}]}}]}}]} as unknown as DocumentNode<MenuPartQuery, MenuPartQueryVariables>;
export const PricesAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricesAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listedOnly"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceSince"}},{"kind":"Field","name":{"kind":"Name","value":"servings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<PricesAtQuery, PricesAtQueryVariables>;
export const OrderingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ordering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ways"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryFee"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"kepAddress"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<OrderingQuery, OrderingQueryVariables>;
export const BeginTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginReservation"}}]}}]} as unknown as DocumentNode<BeginTableMutation, BeginTableMutationVariables>;
export const TableSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}}]}}]}}]} as unknown as DocumentNode<TableSlotsQuery, TableSlotsQueryVariables>;
export const RequestTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestReservation"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RequestTableMutation, RequestTableMutationVariables>;
export const GiveTableUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveTableUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"answeredWithinMinutes"}}]}}]}}]} as unknown as DocumentNode<GiveTableUpMutation, GiveTableUpMutationVariables>;
export const ChangeTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"answeredWithinMinutes"}}]}}]}}]} as unknown as DocumentNode<ChangeTableMutation, ChangeTableMutationVariables>;
export const TableRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"reservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"daysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"lastArrivalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"largestParty"}},{"kind":"Field","name":{"kind":"Name","value":"closedWeekdays"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"keepDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservationNote"}}]}}]}}]}}]} as unknown as DocumentNode<TableRulesQuery, TableRulesQueryVariables>;
export const GuestTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"answeredWithinMinutes"}}]}}]}}]} as unknown as DocumentNode<GuestTableQuery, GuestTableQueryVariables>;
export const ServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"smallIcon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const CarouselServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarouselServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<CarouselServicesQuery, CarouselServicesQueryVariables>;
export const ServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Service"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<ServiceQuery, ServiceQueryVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}},{"kind":"Field","name":{"kind":"Name","value":"heroImageFilePaths"}},{"kind":"Field","name":{"kind":"Name","value":"shareImageFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"directionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"directionsNote"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"officialQrFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenPages"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"heroText"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"directionsNote"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logoFilePath"}},{"kind":"Field","name":{"kind":"Name","value":"logoAspect"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"TR"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"BooleanValue","value":true}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"abouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const SidePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SidePanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<SidePanelQuery, SidePanelQueryVariables>;
export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLinks"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const RequestPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>;
export const SetPasswordByRecoveryCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPasswordByRecoveryCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPasswordByRecoveryCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<SetPasswordByRecoveryCodeMutation, SetPasswordByRecoveryCodeMutationVariables>;
export const PasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const SetPasswordByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPasswordByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPasswordByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<SetPasswordByLinkMutation, SetPasswordByLinkMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const BeginPasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyLoginMutation, BeginPasskeyLoginMutationVariables>;
export const PasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challengeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challengeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challengeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authToken"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}}]}}]}}]} as unknown as DocumentNode<PasskeyLoginMutation, PasskeyLoginMutationVariables>;
export const TextOfPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextOfPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textOfPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedDate"}}]}}]}}]} as unknown as DocumentNode<TextOfPageQuery, TextOfPageQueryVariables>;
export const FactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsReservations"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}}]}}]}}]} as unknown as DocumentNode<FactsQuery, FactsQueryVariables>;