import { Field, InputType, ObjectType } from 'type-graphql'
import { templatePageKeys } from '../../../web/src/paths.ts'
import { HttpsAddress, OneOf, ShortName } from '../../core/input/validation.ts'
import { describedEnum } from '../../core/primitives/described-enum.ts'

@ObjectType({ simpleResolvers: true, description: 'A platform that delivers the dishes.' })
@InputType('DeliveryLinkInput', { description: 'A platform that delivers the dishes.' })
export class DeliveryLink {
  @Field(() => String, { description: 'Name that the link shows, 1 to 100 characters.' })
  @ShortName()
  label!: string

  @Field(() => String, { description: 'An https:// address.' })
  @HttpsAddress()
  url!: string
}

@ObjectType({ simpleResolvers: true, description: 'The restaurant in a social network.' })
@InputType('SocialLinkInput', { description: 'The restaurant in a social network.' })
export class SocialLink {
  @Field(() => String, { description: 'Name of the network, such as Instagram, 1 to 100 characters.' })
  @ShortName()
  network!: string

  @Field(() => String, { description: 'An https:// address.' })
  @HttpsAddress()
  url!: string
}

export const PageMode = describedEnum('PageMode', 'Appearance of a template page.', {
  TEMPLATE: 'With the sample content of the template; not indexed by search engines.',
  OWN: 'With texts of the owner; `blog` with the entries of the blog.',
  HIDDEN: 'Not at all: its address is not found, and nothing links to it.',
  LIVE: 'Works: guests ask for a table on `book-table`, and order on `online-order`, `cart` and `checkout`.',
})
export type PageMode = keyof typeof PageMode

/** The pages on which guests order, all of them or none. */
export const ORDER_PAGES: readonly string[] = ['cart', 'checkout', 'online-order']

/** The pages that can do what they show. */
const LIVE_PAGES = ['book-table', ...ORDER_PAGES]

/** The modes that a page can have. */
export const modesOf = (key: string): PageMode[] =>
  Object.values(PageMode).filter((mode) => mode !== PageMode.LIVE || LIVE_PAGES.includes(key))

@ObjectType({ simpleResolvers: true, description: 'A template page with the mode that it has.' })
@InputType('SitePageInput', { description: 'A template page with the mode that it gets.' })
export class SitePage {
  @Field(() => String, { description: `Name of the page: ${templatePageKeys.join(', ')}.` })
  @OneOf(templatePageKeys)
  key!: string

  @Field(() => PageMode, { description: 'Its appearance.' })
  @OneOf(Object.values(PageMode))
  mode!: PageMode
}
