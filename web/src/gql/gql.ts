/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Settle($clientKey: ID!) {\n    settle(clientKey: $clientKey) {\n      stored\n      ids\n      requestId\n    }\n  }\n": typeof types.SettleDocument,
    "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n      concurrencyStamp\n    }\n    myRoles\n    mySecurity {\n      mustAddFactor\n    }\n  }\n": typeof types.WhoIsSignedInDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation UndoRequest($requestId: String!, $leaveChanged: Boolean!, $currentPassword: String) {\n    undoRequest(requestId: $requestId, leaveChanged: $leaveChanged, currentPassword: $currentPassword)\n  }\n": typeof types.UndoRequestDocument,
    "\n  query TimeZoneOfTheSite {\n    site {\n      hours {\n        timeZone\n      }\n    }\n  }\n": typeof types.TimeZoneOfTheSiteDocument,
    "\n  mutation AddTextPicture($input: AddTextPicture!) {\n    picture: addTextPicture(input: $input) {\n      id\n      imageFilePath\n    }\n  }\n": typeof types.AddTextPictureDocument,
    "\n  query StoredTextPicture($id: ID!) {\n    picture: textPicture(id: $id) {\n      id\n      imageFilePath\n    }\n  }\n": typeof types.StoredTextPictureDocument,
    "\n  query StoredPictures($text: String, $page: Int!, $pageSize: Int!) {\n    pictures(text: $text, page: $page, pageSize: $pageSize) {\n      totalCount\n      items {\n        filePath\n        imageUrl\n        thumbUrl\n        uses {\n          name\n        }\n      }\n    }\n  }\n": typeof types.StoredPicturesDocument,
    "\n  query PromisedTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"CONFIRMED\" }]\n        orderBy: \"at\"\n        descending: true\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": typeof types.PromisedTablesDocument,
    "\n  query WaitingCount {\n    reservationsWaiting\n  }\n": typeof types.WaitingCountDocument,
    "\n  query WaitingTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"NEW\" }]\n        orderBy: \"at\"\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": typeof types.WaitingTablesDocument,
    "\n  query NamedRecords(\n    $product: Boolean!\n    $category: Boolean!\n    $service: Boolean!\n    $blog: Boolean!\n    $user: Boolean!\n  ) {\n    product: products @include(if: $product) {\n      id\n      name\n    }\n    category: categories @include(if: $category) {\n      id\n      name\n    }\n    service: services @include(if: $service) {\n      id\n      name\n    }\n    blog: blogs @include(if: $blog) {\n      id\n      name\n    }\n    user: userTable(query: { pageSize: 100 }) @include(if: $user) {\n      items {\n        id\n        name: userName\n      }\n    }\n  }\n": typeof types.NamedRecordsDocument,
    "\n  query DishesInOrder {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      status\n      categoryId\n      order\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n": typeof types.DishesInOrderDocument,
    "\n  mutation ReorderProducts($categoryId: ID!, $ids: [ID!]!) {\n    many: reorderProducts(categoryId: $categoryId, ids: $ids) {\n      requestId\n    }\n  }\n": typeof types.ReorderProductsDocument,
    "\n      query CategoriesInOrder {\n        records: categories {\n          id\n          name\n          status\n          picture: thumbUrl\n        }\n      }\n    ": typeof types.CategoriesInOrderDocument,
    "\n      mutation ReorderCategories($ids: [ID!]!) {\n        many: reorderCategories(ids: $ids) {\n          requestId\n        }\n      }\n    ": typeof types.ReorderCategoriesDocument,
    "\n      query ServicesInOrder {\n        records: services {\n          id\n          name\n          status\n          picture: icon\n        }\n      }\n    ": typeof types.ServicesInOrderDocument,
    "\n      mutation ReorderServices($ids: [ID!]!) {\n        many: reorderServices(ids: $ids) {\n          requestId\n        }\n      }\n    ": typeof types.ReorderServicesDocument,
    "\n  mutation AddPlan($input: AddPricePlan!) {\n    plan: addPricePlan(input: $input) {\n      id\n    }\n  }\n": typeof types.AddPlanDocument,
    "\n  query PriceRecords($productId: ID, $page: Int!, $pageSize: Int!) {\n    priceRecords(productId: $productId, page: $page, pageSize: $pageSize) {\n      items {\n        id\n        date\n        product {\n          id\n          name\n          isDeleted\n        }\n        serving\n        before\n        price\n        percent\n        planName\n        userName\n        userFullName\n      }\n      totalCount\n    }\n  }\n": typeof types.PriceRecordsDocument,
    "\n  query LowestPrices($days: Int!) {\n    lowestPrices(days: $days) {\n      product {\n        id\n      }\n      serving\n      price\n      isWhole\n    }\n  }\n": typeof types.LowestPricesDocument,
    "\n  query SiteClock {\n    site {\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      id\n      fromDate\n      toDate\n      label\n      closed\n      periods {\n        opens\n        closes\n        kind\n      }\n    }\n  }\n": typeof types.SiteClockDocument,
    "\n  query WaitingPlans($query: TableQuery) {\n    pricePlanTable(query: $query) {\n      items {\n        id\n        name\n        version\n        appliesAt\n        lines {\n          productId\n          serving\n          price\n          seenPrice\n        }\n      }\n    }\n  }\n": typeof types.WaitingPlansDocument,
    "\n  query PushDevices {\n    pushKey\n    pushDevices {\n      id\n      name\n      topics\n      quietFrom\n      quietTo\n      lastSentAt\n      lastError\n    }\n  }\n": typeof types.PushDevicesDocument,
    "\n  mutation AddPushDevice($input: AddPushDevice!) {\n    addPushDevice(input: $input) {\n      id\n    }\n  }\n": typeof types.AddPushDeviceDocument,
    "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n": typeof types.RemovePushDeviceDocument,
    "\n  mutation TestPushDevice($id: ID!) {\n    testPushDevice(id: $id)\n  }\n": typeof types.TestPushDeviceDocument,
    "\n  query BlogPage {\n    site {\n      pages {\n        key\n        mode\n      }\n    }\n  }\n": typeof types.BlogPageDocument,
    "\n  mutation ApplyPlan($id: ID!, $version: Int!) {\n    plan: applyPricePlan(id: $id, version: $version) {\n      id\n    }\n  }\n": typeof types.ApplyPlanDocument,
    "\n  query PricesNow {\n    products {\n      id\n      price\n      servings {\n        label\n        price\n      }\n    }\n  }\n": typeof types.PricesNowDocument,
    "\n  query OrderOfImages($productId: ID!) {\n    productImages(productId: $productId) {\n      id\n    }\n  }\n": typeof types.OrderOfImagesDocument,
    "\n  mutation MoveProductImage($id: ID!, $index: Int!) {\n    updateProductImage(id: $id, input: { index: $index }) {\n      id\n    }\n  }\n": typeof types.MoveProductImageDocument,
    "\n  mutation RemoveProductImage($id: ID!) {\n    removeProductImages(ids: [$id]) {\n      count\n    }\n  }\n": typeof types.RemoveProductImageDocument,
    "\n  mutation AddProductImages($productId: ID!, $images: [Upload!]!) {\n    images: addProductImages(productId: $productId, images: $images) {\n      id\n    }\n  }\n": typeof types.AddProductImagesDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($userId: ID!, $currentPassword: String!) {\n    resetSecondFactor(userId: $userId, currentPassword: $currentPassword) {\n      id\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  mutation InviteUser($input: InviteUser!) {\n    inviteUser(input: $input) {\n      link\n      expiresAt\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation RenewInvitation($userId: ID!, $currentPassword: String) {\n    renewInvitation(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n": typeof types.RenewInvitationDocument,
    "\n  mutation MakePasswordLink($userId: ID!, $currentPassword: String!) {\n    makePasswordLink(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n": typeof types.MakePasswordLinkDocument,
    "\n  mutation EraseUser($id: ID!) {\n    eraseUser(id: $id)\n  }\n": typeof types.EraseUserDocument,
    "\n  query OwnAccess {\n    me {\n      emailConfirmed\n    }\n    signInOptions {\n      passwordLinks\n    }\n  }\n": typeof types.OwnAccessDocument,
    "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation\n  }\n": typeof types.RequestEmailConfirmationDocument,
    "\n  mutation ChangeOwnPassword($current: String!, $new: String!) {\n    changePassword(current: $current, new: $new)\n  }\n": typeof types.ChangeOwnPasswordDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation UpdateOwnDetails($id: ID!, $input: UpdateUser!) {\n    updateUser(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateOwnDetailsDocument,
    "\n  query ApiTokens {\n    apiTokens {\n      id\n      name\n      roles\n      expiresAt\n      lastUsedAt\n    }\n  }\n": typeof types.ApiTokensDocument,
    "\n  mutation AddApiToken($input: AddApiToken!) {\n    addApiToken(input: $input) {\n      apiToken {\n        id\n      }\n      token\n    }\n  }\n": typeof types.AddApiTokenDocument,
    "\n  mutation RemoveApiToken($id: ID!) {\n    removeApiToken(id: $id)\n  }\n": typeof types.RemoveApiTokenDocument,
    "\n  query MySecurity {\n    mySecurity {\n      hasTotp\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        isUsable\n      }\n      recoveryCodesLeft\n    }\n    recoveryCodeMadeAt\n    signInOptions {\n      passkeys\n    }\n    site {\n      name\n    }\n  }\n": typeof types.MySecurityDocument,
    "\n  mutation BeginTotp($currentPassword: String!) {\n    beginTotp(currentPassword: $currentPassword) {\n      secret\n      uri\n    }\n  }\n": typeof types.BeginTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($currentPassword: String!) {\n    removeTotp(currentPassword: $currentPassword)\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      codes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword) {\n      challengeId\n      options\n    }\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($challengeId: ID!, $response: JSONObject!, $name: String!) {\n    addPasskey(challengeId: $challengeId, response: $response, name: $name) {\n      codes\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $currentPassword: String!) {\n    removePasskey(id: $id, currentPassword: $currentPassword)\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  query OwnSessions {\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      device\n      place\n      method\n      isCurrent\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  query Acts(\n    $entity: String\n    $id: ID\n    $userId: ID\n    $from: String\n    $to: String\n    $text: String\n    $page: Int\n    $pageSize: Int\n  ) {\n    acts(\n      entity: $entity\n      id: $id\n      userId: $userId\n      from: $from\n      to: $to\n      text: $text\n      page: $page\n      pageSize: $pageSize\n    ) {\n      totalCount\n      items {\n        id\n        requestId\n        date\n        userName\n        userFullName\n        program\n        count\n        total\n        parts {\n          entity\n          action\n          count\n        }\n        changes {\n          ...RecordedChange\n        }\n      }\n    }\n  }\n\n  fragment RecordedChange on Change {\n    id\n    action\n    entity\n    entityId\n    recordName\n    isRecordThere\n    before\n    after\n    goneFilePaths\n    undoObstacle\n  }\n": typeof types.ActsDocument,
    "\n  query ChangesOfRequest($requestId: String!, $page: Int!) {\n    changes(requestId: $requestId, page: $page, pageSize: 100) {\n      items {\n        ...RecordedChange\n      }\n    }\n  }\n": typeof types.ChangesOfRequestDocument,
    "\n  mutation UndoChange($id: ID!, $currentPassword: String) {\n    undoChange(id: $id, currentPassword: $currentPassword) {\n      id\n    }\n  }\n": typeof types.UndoChangeDocument,
    "\n  query ContentToLookAfter(\n    $products: Boolean!\n    $categories: Boolean!\n    $contacts: Boolean!\n    $pages: Boolean!\n    $abouts: Boolean!\n    $settings: Boolean!\n    $administrator: Boolean!\n    $book: Boolean!\n  ) {\n    products @include(if: $products) {\n      id\n      name\n      price\n      availiblity\n      status\n      categoryId\n      productImages {\n        id\n      }\n      foodInformation {\n        isComplete\n        isAlcoholicDrink\n        energyKcal\n        portion {\n          amount\n          unit\n        }\n      }\n    }\n    business: site @include(if: $products) {\n      businessSize\n    }\n    printedLists @include(if: $products) {\n      kind\n      changedPrices\n      changedProducts\n    }\n    categories @include(if: $categories) {\n      id\n      name\n      status\n      imageFilePath\n    }\n    contacts @include(if: $contacts) {\n      id\n      phoneNumber\n    }\n    site @include(if: $contacts) {\n      settings {\n        phone\n        address\n      }\n    }\n    pages: site @include(if: $pages) {\n      hiddenPages\n      pages {\n        key\n        mode\n      }\n    }\n    abouts @include(if: $abouts) {\n      id\n    }\n    identity: site @include(if: $settings) {\n      imageUrl\n      settings {\n        name\n        heroText\n      }\n    }\n    demoContent @include(if: $administrator)\n    recoveryCodeMadeAt @include(if: $administrator)\n    pushConcern @include(if: $book)\n    mailAccount @include(if: $administrator) {\n      state\n    }\n    backups @include(if: $administrator) {\n      needAttention\n    }\n    backupCopies @include(if: $administrator) {\n      needAttention\n      lastCopied\n    }\n  }\n": typeof types.ContentToLookAfterDocument,
    "\n  query FoodWork {\n    products {\n      id\n      name\n      description\n      version\n      category {\n        name\n      }\n      productImages {\n        thumbUrl\n      }\n      foodInformation {\n        ...FoodAnswers\n        reviewedAt\n        isComplete\n      }\n    }\n  }\n": typeof types.FoodWorkDocument,
    "\n  mutation AnswerFood($id: ID!, $input: UpdateFoodInformation!) {\n    updateFoodInformation(productId: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.AnswerFoodDocument,
    "\n  fragment StoredException on OpeningException {\n    id\n    version\n    label\n    fromDate\n    toDate\n    closed\n    periods {\n      opens\n      closes\n      kind\n    }\n    note\n  }\n": typeof types.StoredExceptionFragmentDoc,
    "\n  query HoursOfTheSite {\n    site {\n      version\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      ...StoredException\n    }\n  }\n": typeof types.HoursOfTheSiteDocument,
    "\n  mutation SetWeek($periods: [OpeningPeriodInput!]!, $version: Int) {\n    setOpeningHours(periods: $periods, version: $version) {\n      timeZone\n    }\n  }\n": typeof types.SetWeekDocument,
    "\n  mutation AddException($input: AddOpeningException!) {\n    addOpeningException(input: $input) {\n      id\n    }\n  }\n": typeof types.AddExceptionDocument,
    "\n  mutation UpdateException($id: ID!, $input: UpdateOpeningException!) {\n    updateOpeningException(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateExceptionDocument,
    "\n  query WholeMenu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      servingLabel\n      servings {\n        label\n        price\n      }\n      availiblity\n      status\n      categoryId\n      order\n      version\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n": typeof types.WholeMenuDocument,
    "\n  mutation SaveProducts($lines: [ProductLine!]!, $addCategories: Boolean!) {\n    many: saveProducts(lines: $lines, refuseExisting: true, addCategories: $addCategories) {\n      count\n    }\n  }\n": typeof types.SaveProductsDocument,
    "\n  query MailSettings {\n    mailAccount {\n      contactId\n      state\n      isHeld\n      since\n      lastSentAt\n      lastError\n      waiting\n      failed\n      sentToday\n    }\n    contacts {\n      id\n      mail\n      mailServer\n      port\n      userName\n      version\n    }\n  }\n": typeof types.MailSettingsDocument,
    "\n  query Mails($query: TableQuery) {\n    mailTable(query: $query) {\n      items {\n        id\n        kind\n        to\n        state\n        createdAt\n        notBefore\n        sentAt\n        attempts\n        lastError\n      }\n      totalCount\n    }\n  }\n": typeof types.MailsDocument,
    "\n  mutation AddMailFields($input: AddContact!) {\n    addContact(input: $input) {\n      id\n    }\n  }\n": typeof types.AddMailFieldsDocument,
    "\n  mutation UpdateMailFields($id: ID!, $input: UpdateContact!) {\n    updateContact(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateMailFieldsDocument,
    "\n  mutation UseMailAccount($contactId: ID!, $currentPassword: String!) {\n    useMailAccount(contactId: $contactId, currentPassword: $currentPassword) {\n      state\n    }\n  }\n": typeof types.UseMailAccountDocument,
    "\n  mutation StopMail {\n    stopMail\n  }\n": typeof types.StopMailDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      id\n    }\n  }\n": typeof types.RetryMailDocument,
    "\n  mutation CancelMail($id: ID!) {\n    cancelMail(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelMailDocument,
    "\n  fragment MenuDish on Product {\n    id\n    name\n    price\n    availiblity\n    status\n    categoryId\n    version\n  }\n": typeof types.MenuDishFragmentDoc,
    "\n  query LatestChange {\n    latestChange\n  }\n": typeof types.LatestChangeDocument,
    "\n  query MenuAtAGlance {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      ...MenuDish\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n": typeof types.MenuAtAGlanceDocument,
    "\n  query OneMenuDish($id: ID!) {\n    product(id: $id) {\n      ...MenuDish\n    }\n  }\n": typeof types.OneMenuDishDocument,
    "\n  query MenuDishes {\n    products {\n      ...MenuDish\n    }\n  }\n": typeof types.MenuDishesDocument,
    "\n  mutation ChangeMenuDishes($ids: [ID!]!, $input: UpdateProduct!, $versions: [Int!], $clientKey: ID) {\n    many: updateProducts(ids: $ids, input: $input, versions: $versions, clientKey: $clientKey) {\n      count\n      requestId\n    }\n  }\n": typeof types.ChangeMenuDishesDocument,
    "\n  mutation ChangeMenuDish($id: ID!, $input: UpdateProduct!, $clientKey: ID) {\n    product: updateProduct(id: $id, input: $input, clientKey: $clientKey) {\n      ...MenuDish\n    }\n  }\n": typeof types.ChangeMenuDishDocument,
    "\n  mutation ChangePlanLines($id: ID!, $input: UpdatePricePlan!) {\n    plan: updatePricePlan(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.ChangePlanLinesDocument,
    "\n  mutation CancelPlan($ids: [ID!]!) {\n    many: removePricePlans(ids: $ids) {\n      count\n    }\n  }\n": typeof types.CancelPlanDocument,
    "\n  query TakesOrders {\n    site {\n      version\n      address\n      imageUrl\n      hours {\n        timeZone\n      }\n      settings {\n        pages {\n          key\n          mode\n        }\n        ordering {\n          ways\n          deliveryFee\n        }\n        whatsapp\n        legalName\n        tradeNumber\n      }\n    }\n    categories {\n      id\n      status\n    }\n    products {\n      name\n      price\n      status\n      availiblity\n      categoryId\n      foodInformation {\n        isAlcoholicDrink\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n": typeof types.TakesOrdersDocument,
    "\n  mutation SwitchOrders($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": typeof types.SwitchOrdersDocument,
    "\n  query AllPrices {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      price\n      categoryId\n      servings {\n        label\n        price\n      }\n    }\n  }\n": typeof types.AllPricesDocument,
    "\n  mutation ChangePrices($changes: [PriceChange!]!) {\n    many: changePrices(changes: $changes) {\n      count\n    }\n  }\n": typeof types.ChangePricesDocument,
    "\n  fragment WrittenMenu on Query {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      id\n      name\n      description\n      price\n      priceSince\n      servingLabel\n      servings {\n        label\n        price\n        priceSince\n      }\n      status\n      categoryId\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n": typeof types.WrittenMenuFragmentDoc,
    "\n  query PrintMenu {\n    site {\n      name\n      address\n      phone\n      logoUrl(width: 480)\n      logoAspect\n      officialQrUrl(width: 480)\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n    printedLists {\n      kind\n      printedAt\n      changedPrices\n      changedProducts\n    }\n    plannedPrints {\n      kind\n      printedAt\n      validFrom\n      changedPrices\n      changedProducts\n    }\n  }\n": typeof types.PrintMenuDocument,
    "\n  query MenuTexts($language: Language!) {\n    categories {\n      id\n      translation(language: $language) {\n        name\n      }\n    }\n    products {\n      id\n      translation(language: $language) {\n        name\n        description\n        servings\n      }\n    }\n  }\n": typeof types.MenuTextsDocument,
    "\n  query PrintPricesAt($at: DateTimeISO!) {\n    products(at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n        priceSince\n      }\n    }\n  }\n": typeof types.PrintPricesAtDocument,
    "\n  mutation RecordPrint($kind: PrintedKind!, $prices: [PrintedPrice!]!, $validFrom: DateTimeISO) {\n    printed: recordPrint(kind: $kind, prices: $prices, validFrom: $validFrom) {\n      kind\n    }\n  }\n": typeof types.RecordPrintDocument,
    "\n  query GoogleMenu {\n    site {\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n  }\n": typeof types.GoogleMenuDocument,
    "\n  query DrawnMenu {\n    categories {\n      name\n    }\n    products {\n      name\n    }\n  }\n": typeof types.DrawnMenuDocument,
    "\n  query DrawingPreview($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {\n    drawing(scene: $scene, cloth: $cloth, onTable: $onTable)\n  }\n": typeof types.DrawingPreviewDocument,
    "\n  query WrittenPages {\n    pageTexts {\n      id\n      key\n    }\n  }\n": typeof types.WrittenPagesDocument,
    "\n  query TranslationProgress {\n    EN: translationWork(language: EN, pageSize: 1) {\n      done\n      total\n    }\n    DE: translationWork(language: DE, pageSize: 1) {\n      done\n      total\n    }\n    RU: translationWork(language: RU, pageSize: 1) {\n      done\n      total\n    }\n    AR: translationWork(language: AR, pageSize: 1) {\n      done\n      total\n    }\n    FA: translationWork(language: FA, pageSize: 1) {\n      done\n      total\n    }\n  }\n": typeof types.TranslationProgressDocument,
    "\n  query TranslatedDishNames {\n    products {\n      id\n      EN: translation(language: EN) {\n        name\n      }\n      DE: translation(language: DE) {\n        name\n      }\n      RU: translation(language: RU) {\n        name\n      }\n      AR: translation(language: AR) {\n        name\n      }\n      FA: translation(language: FA) {\n        name\n      }\n    }\n  }\n": typeof types.TranslatedDishNamesDocument,
    "\n  query ShownSite {\n    site {\n      name\n      slogan\n      heroText\n      footerText\n      phone\n      mail\n      address\n    }\n  }\n": typeof types.ShownSiteDocument,
    "\n  query Setup {\n    site {\n      version\n      imageUrl\n      logoUrl(width: 240)\n      settings {\n        name\n        slogan\n        heroText\n        footerText\n        drawing {\n          scene\n          cloth\n          onTable\n        }\n        deliveryLinks {\n          label\n          url\n        }\n        phone\n        whatsapp\n        address\n        pages {\n          key\n          mode\n        }\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    demoContent\n  }\n": typeof types.SetupDocument,
    "\n  mutation UpdateSetup($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": typeof types.UpdateSetupDocument,
    "\n  mutation RemoveDemo {\n    removeDemoContent {\n      removed\n      requestId\n    }\n  }\n": typeof types.RemoveDemoDocument,
    "\n  fragment BookedTable on Reservation {\n    id\n    version\n    state\n    at\n    stayMinutes\n    people\n    name\n    phone\n    email\n    note\n    message\n    language\n    byPhone\n    overbooked\n    answeredAt\n    createdDate\n    changedAt\n    askedFirst {\n      people\n      at\n    }\n  }\n": typeof types.BookedTableFragmentDoc,
    "\n  query TablesOfDay($date: String!) {\n    reservations(date: $date) {\n      ...BookedTable\n    }\n    site {\n      name\n      reservations {\n        slotMinutes\n        stayMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        seats\n        closedWeekdays\n        answers\n      }\n      pages {\n        key\n        mode\n      }\n    }\n    reservationDays {\n      date\n      closedFrom\n    }\n  }\n": typeof types.TablesOfDayDocument,
    "\n  mutation SetDay($date: String!, $open: Boolean!, $from: DateTimeISO) {\n    setReservationDay(date: $date, open: $open, from: $from) {\n      date\n      isOpen\n      closedFrom\n    }\n  }\n": typeof types.SetDayDocument,
    "\n  query WithdrawableTables {\n    reservations(withdrawable: true) {\n      ...BookedTable\n      withdrawableSeconds\n    }\n  }\n": typeof types.WithdrawableTablesDocument,
    "\n  query TakesRequests {\n    site {\n      version\n      pages {\n        key\n        mode\n      }\n      reservations {\n        seats\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n": typeof types.TakesRequestsDocument,
    "\n  mutation SwitchRequests($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": typeof types.SwitchRequestsDocument,
    "\n  mutation AddTable($input: AddReservation!) {\n    addReservation(input: $input) {\n      id\n      overbooked\n    }\n  }\n": typeof types.AddTableDocument,
    "\n  mutation UpdateTable($id: ID!, $input: UpdateReservation!) {\n    updateReservation(id: $id, input: $input) {\n      id\n      overbooked\n    }\n  }\n": typeof types.UpdateTableDocument,
    "\n  mutation MarkTable($id: ID!, $as: ReservationMark!) {\n    markReservation(id: $id, as: $as) {\n      id\n    }\n  }\n": typeof types.MarkTableDocument,
    "\n  query BookedTable($id: FilterValue!) {\n    reservationTable(query: { filters: [{ field: \"id\", value: $id }] }) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": typeof types.BookedTableDocument,
    "\n  mutation AnswerTable($id: ID!, $answer: ReservationAnswer!, $message: String, $version: Int!) {\n    answerReservation(id: $id, answer: $answer, message: $message, version: $version) {\n      ...BookedTable\n    }\n  }\n": typeof types.AnswerTableDocument,
    "\n  mutation WithdrawAnswer($id: ID!, $version: Int!) {\n    withdrawAnswer(id: $id, version: $version) {\n      ...BookedTable\n    }\n  }\n": typeof types.WithdrawAnswerDocument,
    "\n  query TablesAlike {\n    reservationsAlike\n  }\n": typeof types.TablesAlikeDocument,
    "\n  mutation DeclineAlike($id: ID!) {\n    declineReservationsAlike(id: $id)\n  }\n": typeof types.DeclineAlikeDocument,
    "\n  fragment WorkItem on TranslationItem {\n    kind\n    recordId\n    field\n    source\n    text\n    state\n    proposal\n  }\n": typeof types.WorkItemFragmentDoc,
    "\n  query TranslationWork(\n    $language: Language!\n    $kind: TranslatedKind\n    $state: TranslationState\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    translationWork(language: $language, kind: $kind, state: $state, page: $page, pageSize: $pageSize) {\n      items {\n        ...WorkItem\n      }\n      totalCount\n      done\n      total\n    }\n  }\n": typeof types.TranslationWorkDocument,
    "\n  query TranslatedNames {\n    CATEGORY: categories {\n      id\n      name\n    }\n    PRODUCT: products {\n      id\n      name\n    }\n    SERVICE: services {\n      id\n      name\n    }\n    OPENING_EXCEPTION: openingExceptions {\n      id\n      name: label\n    }\n  }\n": typeof types.TranslatedNamesDocument,
    "\n  mutation SaveTranslations($language: Language!, $lines: [TranslationLine!]!) {\n    many: saveTranslations(language: $language, lines: $lines) {\n      count\n    }\n  }\n": typeof types.SaveTranslationsDocument,
    "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n          displayName\n        }\n      }\n    }\n  }\n": typeof types.OwnGroupsDocument,
    "\n  query RolesOfGroup($id: ID!) {\n    group(id: $id) {\n      concurrencyStamp\n      roles {\n        roleId\n      }\n    }\n  }\n": typeof types.RolesOfGroupDocument,
    "\n  mutation GiveRoles($id: ID!, $input: UpdateGroup!) {\n    updateGroup(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.GiveRolesDocument,
    "\n  query About {\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n  }\n": typeof types.AboutDocument,
    "\n  query BlogEntries {\n    blogs {\n      id\n      slug\n      name\n      excerpt\n      image\n      publishedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n": typeof types.BlogEntriesDocument,
    "\n  query BlogEntry($id: ID!) {\n    blog(id: $id) {\n      id\n      slug\n      name\n      excerpt\n      html\n      image\n      publishedDate\n      updatedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n": typeof types.BlogEntryDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  query Home {\n    site {\n      drawingPath\n    }\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n    categories {\n      id\n      name\n      imageFilePath\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    products(listedOnly: true) {\n      id\n      name\n      description\n      price\n      servingLabel\n      availiblity\n      categoryId\n      productImages {\n        filePath\n      }\n      foodInformation {\n        isAlcoholicDrink\n      }\n      translation(language: TR) @include(if: true) {\n        name\n        description\n        servingLabel\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment ListedSection on Category {\n    id\n    name\n    description\n    imageFilePath\n    translation(language: TR) @include(if: true) {\n      name\n      description\n    }\n  }\n  fragment ListedDish on Product {\n    id\n    name\n    description\n    price\n    priceSince\n    servingLabel\n    servings {\n      label\n      price\n    }\n    availiblity\n    categoryId\n    productImages {\n      filePath\n    }\n    foodInformation {\n      ...FoodAnswers\n    }\n    translation(language: TR) @include(if: true) {\n      name\n      description\n      ingredients\n      allergenNote\n      portionOf\n      servingLabel\n      servings\n      stale\n    }\n  }\n": typeof types.ListedSectionFragmentDoc,
    "\n  query Menu {\n    categories {\n      ...ListedSection\n    }\n    products(listedOnly: true) {\n      ...ListedDish\n    }\n  }\n": typeof types.MenuDocument,
    "\n  query MenuPart($categoryId: ID!) {\n    categories {\n      ...ListedSection\n    }\n    products(categoryId: $categoryId, listedOnly: true) {\n      ...ListedDish\n    }\n  }\n": typeof types.MenuPartDocument,
    "\n  query PricesAt($at: DateTimeISO!) {\n    products(listedOnly: true, at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n      }\n    }\n  }\n": typeof types.PricesAtDocument,
    "\n  query Ordering {\n    site {\n      ordering {\n        ways\n        minimum\n        deliveryFee\n        leadMinutes\n        note\n      }\n      legalName\n      tradeNumber\n      kepAddress\n      deliveryLinks {\n        label\n        url\n      }\n    }\n  }\n": typeof types.OrderingDocument,
    "\n  mutation BeginTable {\n    beginReservation\n  }\n": typeof types.BeginTableDocument,
    "\n  query TableSlots($date: String!, $people: Int!, $code: ID) {\n    reservationSlots(date: $date, people: $people, code: $code) {\n      time\n      at\n      isFull\n    }\n  }\n": typeof types.TableSlotsDocument,
    "\n  mutation RequestTable($input: RequestReservation!) {\n    requestReservation(input: $input) {\n      code\n      people\n      at\n    }\n  }\n": typeof types.RequestTableDocument,
    "\n  mutation GiveTableUp($code: ID!) {\n    cancelReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": typeof types.GiveTableUpDocument,
    "\n  mutation ChangeTable($code: ID!, $people: Int!, $at: DateTimeISO!) {\n    changeReservation(code: $code, people: $people, at: $at) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": typeof types.ChangeTableDocument,
    "\n  query TableRules {\n    site {\n      legalName\n      reservations {\n        slotMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        largestParty\n        closedWeekdays\n        note\n        keepDays\n      }\n      translation(language: TR) @include(if: true) {\n        reservationNote\n      }\n    }\n  }\n": typeof types.TableRulesDocument,
    "\n  query GuestTable($code: ID!) {\n    guestReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": typeof types.GuestTableDocument,
    "\n  query Services {\n    services {\n      id\n      name\n      description\n      smallIcon\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": typeof types.ServicesDocument,
    "\n  query CarouselServices {\n    services {\n      id\n      name\n      description\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": typeof types.CarouselServicesDocument,
    "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      imageUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": typeof types.ServiceDocument,
    "\n  query Shell {\n    site {\n      name\n      slogan\n      heroText\n      heroImageFilePaths\n      shareImageFilePath\n      phone\n      address\n      locality\n      mapUrl\n      directionsUrl\n      directionsNote\n      parking\n      stepFree\n      deliveryUrl\n      whatsapp\n      mail\n      officialQrFilePath\n      footerText\n      socialLinks {\n        network\n        url\n      }\n      hiddenPages\n      languages\n      translation(language: TR) @include(if: true) {\n        slogan\n        heroText\n        footerText\n        directionsNote\n        parking\n      }\n      logoFilePath\n      logoAspect\n      pages {\n        key\n        mode\n      }\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n        exceptions {\n          fromDate\n          toDate\n          label\n          closed\n          translation(language: TR) @include(if: true) {\n            label\n          }\n          periods {\n            opens\n            closes\n            kind\n          }\n        }\n      }\n    }\n    services {\n      id\n      name\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    abouts {\n      id\n    }\n  }\n": typeof types.ShellDocument,
    "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n": typeof types.SidePanelDocument,
    "\n  query SignInOptions {\n    signInOptions {\n      passwordLinks\n      passkeys\n    }\n  }\n": typeof types.SignInOptionsDocument,
    "\n  mutation RequestPasswordLink($email: String!) {\n    requestPasswordLink(email: $email)\n  }\n": typeof types.RequestPasswordLinkDocument,
    "\n  mutation SetPasswordByRecoveryCode($email: String!, $code: String!, $password: String!) {\n    setPasswordByRecoveryCode(email: $email, code: $code, password: $password)\n  }\n": typeof types.SetPasswordByRecoveryCodeDocument,
    "\n  query PasswordLink($token: String!) {\n    passwordLink(token: $token) {\n      kind\n      userName\n      expiresAt\n    }\n  }\n": typeof types.PasswordLinkDocument,
    "\n  mutation SetPasswordByLink($token: String!, $password: String!) {\n    setPasswordByLink(token: $token, password: $password)\n  }\n": typeof types.SetPasswordByLinkDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      challengeId\n      options\n    }\n  }\n": typeof types.BeginPasskeyLoginDocument,
    "\n  mutation PasskeyLogin($challengeId: ID!, $response: JSONObject!) {\n    passkeyLogin(challengeId: $challengeId, response: $response) {\n      authToken\n      mustChangePassword\n    }\n  }\n": typeof types.PasskeyLoginDocument,
    "\n  query TextOfPage($key: String!) {\n    textOfPage(key: $key) {\n      title\n      html\n      createdDate\n      updatedDate\n    }\n  }\n": typeof types.TextOfPageDocument,
    "\n  fragment FoodAnswers on FoodInformation {\n    ingredients\n    allergens\n    allergenNote\n    containsAlcohol\n    containsPork\n    diet\n    portion {\n      amount\n      unit\n      of\n    }\n    energyKcal\n    energySource\n    isAlcoholicDrink\n  }\n": typeof types.FoodAnswersFragmentDoc,
    "\n  query Facts {\n    site {\n      locality\n      region\n      postalCode\n      latitude\n      longitude\n      priceRange\n      acceptsReservations\n      foundedYear\n      registrationNumber\n      parking\n      stepFree\n    }\n  }\n": typeof types.FactsDocument,
};
const documents: Documents = {
    "\n  mutation Settle($clientKey: ID!) {\n    settle(clientKey: $clientKey) {\n      stored\n      ids\n      requestId\n    }\n  }\n": types.SettleDocument,
    "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n      concurrencyStamp\n    }\n    myRoles\n    mySecurity {\n      mustAddFactor\n    }\n  }\n": types.WhoIsSignedInDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation UndoRequest($requestId: String!, $leaveChanged: Boolean!, $currentPassword: String) {\n    undoRequest(requestId: $requestId, leaveChanged: $leaveChanged, currentPassword: $currentPassword)\n  }\n": types.UndoRequestDocument,
    "\n  query TimeZoneOfTheSite {\n    site {\n      hours {\n        timeZone\n      }\n    }\n  }\n": types.TimeZoneOfTheSiteDocument,
    "\n  mutation AddTextPicture($input: AddTextPicture!) {\n    picture: addTextPicture(input: $input) {\n      id\n      imageFilePath\n    }\n  }\n": types.AddTextPictureDocument,
    "\n  query StoredTextPicture($id: ID!) {\n    picture: textPicture(id: $id) {\n      id\n      imageFilePath\n    }\n  }\n": types.StoredTextPictureDocument,
    "\n  query StoredPictures($text: String, $page: Int!, $pageSize: Int!) {\n    pictures(text: $text, page: $page, pageSize: $pageSize) {\n      totalCount\n      items {\n        filePath\n        imageUrl\n        thumbUrl\n        uses {\n          name\n        }\n      }\n    }\n  }\n": types.StoredPicturesDocument,
    "\n  query PromisedTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"CONFIRMED\" }]\n        orderBy: \"at\"\n        descending: true\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": types.PromisedTablesDocument,
    "\n  query WaitingCount {\n    reservationsWaiting\n  }\n": types.WaitingCountDocument,
    "\n  query WaitingTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"NEW\" }]\n        orderBy: \"at\"\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": types.WaitingTablesDocument,
    "\n  query NamedRecords(\n    $product: Boolean!\n    $category: Boolean!\n    $service: Boolean!\n    $blog: Boolean!\n    $user: Boolean!\n  ) {\n    product: products @include(if: $product) {\n      id\n      name\n    }\n    category: categories @include(if: $category) {\n      id\n      name\n    }\n    service: services @include(if: $service) {\n      id\n      name\n    }\n    blog: blogs @include(if: $blog) {\n      id\n      name\n    }\n    user: userTable(query: { pageSize: 100 }) @include(if: $user) {\n      items {\n        id\n        name: userName\n      }\n    }\n  }\n": types.NamedRecordsDocument,
    "\n  query DishesInOrder {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      status\n      categoryId\n      order\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n": types.DishesInOrderDocument,
    "\n  mutation ReorderProducts($categoryId: ID!, $ids: [ID!]!) {\n    many: reorderProducts(categoryId: $categoryId, ids: $ids) {\n      requestId\n    }\n  }\n": types.ReorderProductsDocument,
    "\n      query CategoriesInOrder {\n        records: categories {\n          id\n          name\n          status\n          picture: thumbUrl\n        }\n      }\n    ": types.CategoriesInOrderDocument,
    "\n      mutation ReorderCategories($ids: [ID!]!) {\n        many: reorderCategories(ids: $ids) {\n          requestId\n        }\n      }\n    ": types.ReorderCategoriesDocument,
    "\n      query ServicesInOrder {\n        records: services {\n          id\n          name\n          status\n          picture: icon\n        }\n      }\n    ": types.ServicesInOrderDocument,
    "\n      mutation ReorderServices($ids: [ID!]!) {\n        many: reorderServices(ids: $ids) {\n          requestId\n        }\n      }\n    ": types.ReorderServicesDocument,
    "\n  mutation AddPlan($input: AddPricePlan!) {\n    plan: addPricePlan(input: $input) {\n      id\n    }\n  }\n": types.AddPlanDocument,
    "\n  query PriceRecords($productId: ID, $page: Int!, $pageSize: Int!) {\n    priceRecords(productId: $productId, page: $page, pageSize: $pageSize) {\n      items {\n        id\n        date\n        product {\n          id\n          name\n          isDeleted\n        }\n        serving\n        before\n        price\n        percent\n        planName\n        userName\n        userFullName\n      }\n      totalCount\n    }\n  }\n": types.PriceRecordsDocument,
    "\n  query LowestPrices($days: Int!) {\n    lowestPrices(days: $days) {\n      product {\n        id\n      }\n      serving\n      price\n      isWhole\n    }\n  }\n": types.LowestPricesDocument,
    "\n  query SiteClock {\n    site {\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      id\n      fromDate\n      toDate\n      label\n      closed\n      periods {\n        opens\n        closes\n        kind\n      }\n    }\n  }\n": types.SiteClockDocument,
    "\n  query WaitingPlans($query: TableQuery) {\n    pricePlanTable(query: $query) {\n      items {\n        id\n        name\n        version\n        appliesAt\n        lines {\n          productId\n          serving\n          price\n          seenPrice\n        }\n      }\n    }\n  }\n": types.WaitingPlansDocument,
    "\n  query PushDevices {\n    pushKey\n    pushDevices {\n      id\n      name\n      topics\n      quietFrom\n      quietTo\n      lastSentAt\n      lastError\n    }\n  }\n": types.PushDevicesDocument,
    "\n  mutation AddPushDevice($input: AddPushDevice!) {\n    addPushDevice(input: $input) {\n      id\n    }\n  }\n": types.AddPushDeviceDocument,
    "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n": types.RemovePushDeviceDocument,
    "\n  mutation TestPushDevice($id: ID!) {\n    testPushDevice(id: $id)\n  }\n": types.TestPushDeviceDocument,
    "\n  query BlogPage {\n    site {\n      pages {\n        key\n        mode\n      }\n    }\n  }\n": types.BlogPageDocument,
    "\n  mutation ApplyPlan($id: ID!, $version: Int!) {\n    plan: applyPricePlan(id: $id, version: $version) {\n      id\n    }\n  }\n": types.ApplyPlanDocument,
    "\n  query PricesNow {\n    products {\n      id\n      price\n      servings {\n        label\n        price\n      }\n    }\n  }\n": types.PricesNowDocument,
    "\n  query OrderOfImages($productId: ID!) {\n    productImages(productId: $productId) {\n      id\n    }\n  }\n": types.OrderOfImagesDocument,
    "\n  mutation MoveProductImage($id: ID!, $index: Int!) {\n    updateProductImage(id: $id, input: { index: $index }) {\n      id\n    }\n  }\n": types.MoveProductImageDocument,
    "\n  mutation RemoveProductImage($id: ID!) {\n    removeProductImages(ids: [$id]) {\n      count\n    }\n  }\n": types.RemoveProductImageDocument,
    "\n  mutation AddProductImages($productId: ID!, $images: [Upload!]!) {\n    images: addProductImages(productId: $productId, images: $images) {\n      id\n    }\n  }\n": types.AddProductImagesDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": types.EndUserSessionsDocument,
    "\n  mutation ResetSecondFactor($userId: ID!, $currentPassword: String!) {\n    resetSecondFactor(userId: $userId, currentPassword: $currentPassword) {\n      id\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  mutation InviteUser($input: InviteUser!) {\n    inviteUser(input: $input) {\n      link\n      expiresAt\n    }\n  }\n": types.InviteUserDocument,
    "\n  mutation RenewInvitation($userId: ID!, $currentPassword: String) {\n    renewInvitation(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n": types.RenewInvitationDocument,
    "\n  mutation MakePasswordLink($userId: ID!, $currentPassword: String!) {\n    makePasswordLink(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n": types.MakePasswordLinkDocument,
    "\n  mutation EraseUser($id: ID!) {\n    eraseUser(id: $id)\n  }\n": types.EraseUserDocument,
    "\n  query OwnAccess {\n    me {\n      emailConfirmed\n    }\n    signInOptions {\n      passwordLinks\n    }\n  }\n": types.OwnAccessDocument,
    "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation\n  }\n": types.RequestEmailConfirmationDocument,
    "\n  mutation ChangeOwnPassword($current: String!, $new: String!) {\n    changePassword(current: $current, new: $new)\n  }\n": types.ChangeOwnPasswordDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation UpdateOwnDetails($id: ID!, $input: UpdateUser!) {\n    updateUser(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateOwnDetailsDocument,
    "\n  query ApiTokens {\n    apiTokens {\n      id\n      name\n      roles\n      expiresAt\n      lastUsedAt\n    }\n  }\n": types.ApiTokensDocument,
    "\n  mutation AddApiToken($input: AddApiToken!) {\n    addApiToken(input: $input) {\n      apiToken {\n        id\n      }\n      token\n    }\n  }\n": types.AddApiTokenDocument,
    "\n  mutation RemoveApiToken($id: ID!) {\n    removeApiToken(id: $id)\n  }\n": types.RemoveApiTokenDocument,
    "\n  query MySecurity {\n    mySecurity {\n      hasTotp\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        isUsable\n      }\n      recoveryCodesLeft\n    }\n    recoveryCodeMadeAt\n    signInOptions {\n      passkeys\n    }\n    site {\n      name\n    }\n  }\n": types.MySecurityDocument,
    "\n  mutation BeginTotp($currentPassword: String!) {\n    beginTotp(currentPassword: $currentPassword) {\n      secret\n      uri\n    }\n  }\n": types.BeginTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RemoveTotp($currentPassword: String!) {\n    removeTotp(currentPassword: $currentPassword)\n  }\n": types.RemoveTotpDocument,
    "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      codes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword) {\n      challengeId\n      options\n    }\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation AddPasskey($challengeId: ID!, $response: JSONObject!, $name: String!) {\n    addPasskey(challengeId: $challengeId, response: $response, name: $name) {\n      codes\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!, $currentPassword: String!) {\n    removePasskey(id: $id, currentPassword: $currentPassword)\n  }\n": types.RemovePasskeyDocument,
    "\n  query OwnSessions {\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      device\n      place\n      method\n      isCurrent\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  query Acts(\n    $entity: String\n    $id: ID\n    $userId: ID\n    $from: String\n    $to: String\n    $text: String\n    $page: Int\n    $pageSize: Int\n  ) {\n    acts(\n      entity: $entity\n      id: $id\n      userId: $userId\n      from: $from\n      to: $to\n      text: $text\n      page: $page\n      pageSize: $pageSize\n    ) {\n      totalCount\n      items {\n        id\n        requestId\n        date\n        userName\n        userFullName\n        program\n        count\n        total\n        parts {\n          entity\n          action\n          count\n        }\n        changes {\n          ...RecordedChange\n        }\n      }\n    }\n  }\n\n  fragment RecordedChange on Change {\n    id\n    action\n    entity\n    entityId\n    recordName\n    isRecordThere\n    before\n    after\n    goneFilePaths\n    undoObstacle\n  }\n": types.ActsDocument,
    "\n  query ChangesOfRequest($requestId: String!, $page: Int!) {\n    changes(requestId: $requestId, page: $page, pageSize: 100) {\n      items {\n        ...RecordedChange\n      }\n    }\n  }\n": types.ChangesOfRequestDocument,
    "\n  mutation UndoChange($id: ID!, $currentPassword: String) {\n    undoChange(id: $id, currentPassword: $currentPassword) {\n      id\n    }\n  }\n": types.UndoChangeDocument,
    "\n  query ContentToLookAfter(\n    $products: Boolean!\n    $categories: Boolean!\n    $contacts: Boolean!\n    $pages: Boolean!\n    $abouts: Boolean!\n    $settings: Boolean!\n    $administrator: Boolean!\n    $book: Boolean!\n  ) {\n    products @include(if: $products) {\n      id\n      name\n      price\n      availiblity\n      status\n      categoryId\n      productImages {\n        id\n      }\n      foodInformation {\n        isComplete\n        isAlcoholicDrink\n        energyKcal\n        portion {\n          amount\n          unit\n        }\n      }\n    }\n    business: site @include(if: $products) {\n      businessSize\n    }\n    printedLists @include(if: $products) {\n      kind\n      changedPrices\n      changedProducts\n    }\n    categories @include(if: $categories) {\n      id\n      name\n      status\n      imageFilePath\n    }\n    contacts @include(if: $contacts) {\n      id\n      phoneNumber\n    }\n    site @include(if: $contacts) {\n      settings {\n        phone\n        address\n      }\n    }\n    pages: site @include(if: $pages) {\n      hiddenPages\n      pages {\n        key\n        mode\n      }\n    }\n    abouts @include(if: $abouts) {\n      id\n    }\n    identity: site @include(if: $settings) {\n      imageUrl\n      settings {\n        name\n        heroText\n      }\n    }\n    demoContent @include(if: $administrator)\n    recoveryCodeMadeAt @include(if: $administrator)\n    pushConcern @include(if: $book)\n    mailAccount @include(if: $administrator) {\n      state\n    }\n    backups @include(if: $administrator) {\n      needAttention\n    }\n    backupCopies @include(if: $administrator) {\n      needAttention\n      lastCopied\n    }\n  }\n": types.ContentToLookAfterDocument,
    "\n  query FoodWork {\n    products {\n      id\n      name\n      description\n      version\n      category {\n        name\n      }\n      productImages {\n        thumbUrl\n      }\n      foodInformation {\n        ...FoodAnswers\n        reviewedAt\n        isComplete\n      }\n    }\n  }\n": types.FoodWorkDocument,
    "\n  mutation AnswerFood($id: ID!, $input: UpdateFoodInformation!) {\n    updateFoodInformation(productId: $id, input: $input) {\n      id\n    }\n  }\n": types.AnswerFoodDocument,
    "\n  fragment StoredException on OpeningException {\n    id\n    version\n    label\n    fromDate\n    toDate\n    closed\n    periods {\n      opens\n      closes\n      kind\n    }\n    note\n  }\n": types.StoredExceptionFragmentDoc,
    "\n  query HoursOfTheSite {\n    site {\n      version\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      ...StoredException\n    }\n  }\n": types.HoursOfTheSiteDocument,
    "\n  mutation SetWeek($periods: [OpeningPeriodInput!]!, $version: Int) {\n    setOpeningHours(periods: $periods, version: $version) {\n      timeZone\n    }\n  }\n": types.SetWeekDocument,
    "\n  mutation AddException($input: AddOpeningException!) {\n    addOpeningException(input: $input) {\n      id\n    }\n  }\n": types.AddExceptionDocument,
    "\n  mutation UpdateException($id: ID!, $input: UpdateOpeningException!) {\n    updateOpeningException(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateExceptionDocument,
    "\n  query WholeMenu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      servingLabel\n      servings {\n        label\n        price\n      }\n      availiblity\n      status\n      categoryId\n      order\n      version\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n": types.WholeMenuDocument,
    "\n  mutation SaveProducts($lines: [ProductLine!]!, $addCategories: Boolean!) {\n    many: saveProducts(lines: $lines, refuseExisting: true, addCategories: $addCategories) {\n      count\n    }\n  }\n": types.SaveProductsDocument,
    "\n  query MailSettings {\n    mailAccount {\n      contactId\n      state\n      isHeld\n      since\n      lastSentAt\n      lastError\n      waiting\n      failed\n      sentToday\n    }\n    contacts {\n      id\n      mail\n      mailServer\n      port\n      userName\n      version\n    }\n  }\n": types.MailSettingsDocument,
    "\n  query Mails($query: TableQuery) {\n    mailTable(query: $query) {\n      items {\n        id\n        kind\n        to\n        state\n        createdAt\n        notBefore\n        sentAt\n        attempts\n        lastError\n      }\n      totalCount\n    }\n  }\n": types.MailsDocument,
    "\n  mutation AddMailFields($input: AddContact!) {\n    addContact(input: $input) {\n      id\n    }\n  }\n": types.AddMailFieldsDocument,
    "\n  mutation UpdateMailFields($id: ID!, $input: UpdateContact!) {\n    updateContact(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateMailFieldsDocument,
    "\n  mutation UseMailAccount($contactId: ID!, $currentPassword: String!) {\n    useMailAccount(contactId: $contactId, currentPassword: $currentPassword) {\n      state\n    }\n  }\n": types.UseMailAccountDocument,
    "\n  mutation StopMail {\n    stopMail\n  }\n": types.StopMailDocument,
    "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      id\n    }\n  }\n": types.RetryMailDocument,
    "\n  mutation CancelMail($id: ID!) {\n    cancelMail(id: $id) {\n      id\n    }\n  }\n": types.CancelMailDocument,
    "\n  fragment MenuDish on Product {\n    id\n    name\n    price\n    availiblity\n    status\n    categoryId\n    version\n  }\n": types.MenuDishFragmentDoc,
    "\n  query LatestChange {\n    latestChange\n  }\n": types.LatestChangeDocument,
    "\n  query MenuAtAGlance {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      ...MenuDish\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n": types.MenuAtAGlanceDocument,
    "\n  query OneMenuDish($id: ID!) {\n    product(id: $id) {\n      ...MenuDish\n    }\n  }\n": types.OneMenuDishDocument,
    "\n  query MenuDishes {\n    products {\n      ...MenuDish\n    }\n  }\n": types.MenuDishesDocument,
    "\n  mutation ChangeMenuDishes($ids: [ID!]!, $input: UpdateProduct!, $versions: [Int!], $clientKey: ID) {\n    many: updateProducts(ids: $ids, input: $input, versions: $versions, clientKey: $clientKey) {\n      count\n      requestId\n    }\n  }\n": types.ChangeMenuDishesDocument,
    "\n  mutation ChangeMenuDish($id: ID!, $input: UpdateProduct!, $clientKey: ID) {\n    product: updateProduct(id: $id, input: $input, clientKey: $clientKey) {\n      ...MenuDish\n    }\n  }\n": types.ChangeMenuDishDocument,
    "\n  mutation ChangePlanLines($id: ID!, $input: UpdatePricePlan!) {\n    plan: updatePricePlan(id: $id, input: $input) {\n      id\n    }\n  }\n": types.ChangePlanLinesDocument,
    "\n  mutation CancelPlan($ids: [ID!]!) {\n    many: removePricePlans(ids: $ids) {\n      count\n    }\n  }\n": types.CancelPlanDocument,
    "\n  query TakesOrders {\n    site {\n      version\n      address\n      imageUrl\n      hours {\n        timeZone\n      }\n      settings {\n        pages {\n          key\n          mode\n        }\n        ordering {\n          ways\n          deliveryFee\n        }\n        whatsapp\n        legalName\n        tradeNumber\n      }\n    }\n    categories {\n      id\n      status\n    }\n    products {\n      name\n      price\n      status\n      availiblity\n      categoryId\n      foodInformation {\n        isAlcoholicDrink\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n": types.TakesOrdersDocument,
    "\n  mutation SwitchOrders($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": types.SwitchOrdersDocument,
    "\n  query AllPrices {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      price\n      categoryId\n      servings {\n        label\n        price\n      }\n    }\n  }\n": types.AllPricesDocument,
    "\n  mutation ChangePrices($changes: [PriceChange!]!) {\n    many: changePrices(changes: $changes) {\n      count\n    }\n  }\n": types.ChangePricesDocument,
    "\n  fragment WrittenMenu on Query {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      id\n      name\n      description\n      price\n      priceSince\n      servingLabel\n      servings {\n        label\n        price\n        priceSince\n      }\n      status\n      categoryId\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n": types.WrittenMenuFragmentDoc,
    "\n  query PrintMenu {\n    site {\n      name\n      address\n      phone\n      logoUrl(width: 480)\n      logoAspect\n      officialQrUrl(width: 480)\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n    printedLists {\n      kind\n      printedAt\n      changedPrices\n      changedProducts\n    }\n    plannedPrints {\n      kind\n      printedAt\n      validFrom\n      changedPrices\n      changedProducts\n    }\n  }\n": types.PrintMenuDocument,
    "\n  query MenuTexts($language: Language!) {\n    categories {\n      id\n      translation(language: $language) {\n        name\n      }\n    }\n    products {\n      id\n      translation(language: $language) {\n        name\n        description\n        servings\n      }\n    }\n  }\n": types.MenuTextsDocument,
    "\n  query PrintPricesAt($at: DateTimeISO!) {\n    products(at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n        priceSince\n      }\n    }\n  }\n": types.PrintPricesAtDocument,
    "\n  mutation RecordPrint($kind: PrintedKind!, $prices: [PrintedPrice!]!, $validFrom: DateTimeISO) {\n    printed: recordPrint(kind: $kind, prices: $prices, validFrom: $validFrom) {\n      kind\n    }\n  }\n": types.RecordPrintDocument,
    "\n  query GoogleMenu {\n    site {\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n  }\n": types.GoogleMenuDocument,
    "\n  query DrawnMenu {\n    categories {\n      name\n    }\n    products {\n      name\n    }\n  }\n": types.DrawnMenuDocument,
    "\n  query DrawingPreview($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {\n    drawing(scene: $scene, cloth: $cloth, onTable: $onTable)\n  }\n": types.DrawingPreviewDocument,
    "\n  query WrittenPages {\n    pageTexts {\n      id\n      key\n    }\n  }\n": types.WrittenPagesDocument,
    "\n  query TranslationProgress {\n    EN: translationWork(language: EN, pageSize: 1) {\n      done\n      total\n    }\n    DE: translationWork(language: DE, pageSize: 1) {\n      done\n      total\n    }\n    RU: translationWork(language: RU, pageSize: 1) {\n      done\n      total\n    }\n    AR: translationWork(language: AR, pageSize: 1) {\n      done\n      total\n    }\n    FA: translationWork(language: FA, pageSize: 1) {\n      done\n      total\n    }\n  }\n": types.TranslationProgressDocument,
    "\n  query TranslatedDishNames {\n    products {\n      id\n      EN: translation(language: EN) {\n        name\n      }\n      DE: translation(language: DE) {\n        name\n      }\n      RU: translation(language: RU) {\n        name\n      }\n      AR: translation(language: AR) {\n        name\n      }\n      FA: translation(language: FA) {\n        name\n      }\n    }\n  }\n": types.TranslatedDishNamesDocument,
    "\n  query ShownSite {\n    site {\n      name\n      slogan\n      heroText\n      footerText\n      phone\n      mail\n      address\n    }\n  }\n": types.ShownSiteDocument,
    "\n  query Setup {\n    site {\n      version\n      imageUrl\n      logoUrl(width: 240)\n      settings {\n        name\n        slogan\n        heroText\n        footerText\n        drawing {\n          scene\n          cloth\n          onTable\n        }\n        deliveryLinks {\n          label\n          url\n        }\n        phone\n        whatsapp\n        address\n        pages {\n          key\n          mode\n        }\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    demoContent\n  }\n": types.SetupDocument,
    "\n  mutation UpdateSetup($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": types.UpdateSetupDocument,
    "\n  mutation RemoveDemo {\n    removeDemoContent {\n      removed\n      requestId\n    }\n  }\n": types.RemoveDemoDocument,
    "\n  fragment BookedTable on Reservation {\n    id\n    version\n    state\n    at\n    stayMinutes\n    people\n    name\n    phone\n    email\n    note\n    message\n    language\n    byPhone\n    overbooked\n    answeredAt\n    createdDate\n    changedAt\n    askedFirst {\n      people\n      at\n    }\n  }\n": types.BookedTableFragmentDoc,
    "\n  query TablesOfDay($date: String!) {\n    reservations(date: $date) {\n      ...BookedTable\n    }\n    site {\n      name\n      reservations {\n        slotMinutes\n        stayMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        seats\n        closedWeekdays\n        answers\n      }\n      pages {\n        key\n        mode\n      }\n    }\n    reservationDays {\n      date\n      closedFrom\n    }\n  }\n": types.TablesOfDayDocument,
    "\n  mutation SetDay($date: String!, $open: Boolean!, $from: DateTimeISO) {\n    setReservationDay(date: $date, open: $open, from: $from) {\n      date\n      isOpen\n      closedFrom\n    }\n  }\n": types.SetDayDocument,
    "\n  query WithdrawableTables {\n    reservations(withdrawable: true) {\n      ...BookedTable\n      withdrawableSeconds\n    }\n  }\n": types.WithdrawableTablesDocument,
    "\n  query TakesRequests {\n    site {\n      version\n      pages {\n        key\n        mode\n      }\n      reservations {\n        seats\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n": types.TakesRequestsDocument,
    "\n  mutation SwitchRequests($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n": types.SwitchRequestsDocument,
    "\n  mutation AddTable($input: AddReservation!) {\n    addReservation(input: $input) {\n      id\n      overbooked\n    }\n  }\n": types.AddTableDocument,
    "\n  mutation UpdateTable($id: ID!, $input: UpdateReservation!) {\n    updateReservation(id: $id, input: $input) {\n      id\n      overbooked\n    }\n  }\n": types.UpdateTableDocument,
    "\n  mutation MarkTable($id: ID!, $as: ReservationMark!) {\n    markReservation(id: $id, as: $as) {\n      id\n    }\n  }\n": types.MarkTableDocument,
    "\n  query BookedTable($id: FilterValue!) {\n    reservationTable(query: { filters: [{ field: \"id\", value: $id }] }) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n": types.BookedTableDocument,
    "\n  mutation AnswerTable($id: ID!, $answer: ReservationAnswer!, $message: String, $version: Int!) {\n    answerReservation(id: $id, answer: $answer, message: $message, version: $version) {\n      ...BookedTable\n    }\n  }\n": types.AnswerTableDocument,
    "\n  mutation WithdrawAnswer($id: ID!, $version: Int!) {\n    withdrawAnswer(id: $id, version: $version) {\n      ...BookedTable\n    }\n  }\n": types.WithdrawAnswerDocument,
    "\n  query TablesAlike {\n    reservationsAlike\n  }\n": types.TablesAlikeDocument,
    "\n  mutation DeclineAlike($id: ID!) {\n    declineReservationsAlike(id: $id)\n  }\n": types.DeclineAlikeDocument,
    "\n  fragment WorkItem on TranslationItem {\n    kind\n    recordId\n    field\n    source\n    text\n    state\n    proposal\n  }\n": types.WorkItemFragmentDoc,
    "\n  query TranslationWork(\n    $language: Language!\n    $kind: TranslatedKind\n    $state: TranslationState\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    translationWork(language: $language, kind: $kind, state: $state, page: $page, pageSize: $pageSize) {\n      items {\n        ...WorkItem\n      }\n      totalCount\n      done\n      total\n    }\n  }\n": types.TranslationWorkDocument,
    "\n  query TranslatedNames {\n    CATEGORY: categories {\n      id\n      name\n    }\n    PRODUCT: products {\n      id\n      name\n    }\n    SERVICE: services {\n      id\n      name\n    }\n    OPENING_EXCEPTION: openingExceptions {\n      id\n      name: label\n    }\n  }\n": types.TranslatedNamesDocument,
    "\n  mutation SaveTranslations($language: Language!, $lines: [TranslationLine!]!) {\n    many: saveTranslations(language: $language, lines: $lines) {\n      count\n    }\n  }\n": types.SaveTranslationsDocument,
    "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n          displayName\n        }\n      }\n    }\n  }\n": types.OwnGroupsDocument,
    "\n  query RolesOfGroup($id: ID!) {\n    group(id: $id) {\n      concurrencyStamp\n      roles {\n        roleId\n      }\n    }\n  }\n": types.RolesOfGroupDocument,
    "\n  mutation GiveRoles($id: ID!, $input: UpdateGroup!) {\n    updateGroup(id: $id, input: $input) {\n      id\n    }\n  }\n": types.GiveRolesDocument,
    "\n  query About {\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n  }\n": types.AboutDocument,
    "\n  query BlogEntries {\n    blogs {\n      id\n      slug\n      name\n      excerpt\n      image\n      publishedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n": types.BlogEntriesDocument,
    "\n  query BlogEntry($id: ID!) {\n    blog(id: $id) {\n      id\n      slug\n      name\n      excerpt\n      html\n      image\n      publishedDate\n      updatedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n": types.BlogEntryDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": types.CategoriesDocument,
    "\n  query Home {\n    site {\n      drawingPath\n    }\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n    categories {\n      id\n      name\n      imageFilePath\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    products(listedOnly: true) {\n      id\n      name\n      description\n      price\n      servingLabel\n      availiblity\n      categoryId\n      productImages {\n        filePath\n      }\n      foodInformation {\n        isAlcoholicDrink\n      }\n      translation(language: TR) @include(if: true) {\n        name\n        description\n        servingLabel\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment ListedSection on Category {\n    id\n    name\n    description\n    imageFilePath\n    translation(language: TR) @include(if: true) {\n      name\n      description\n    }\n  }\n  fragment ListedDish on Product {\n    id\n    name\n    description\n    price\n    priceSince\n    servingLabel\n    servings {\n      label\n      price\n    }\n    availiblity\n    categoryId\n    productImages {\n      filePath\n    }\n    foodInformation {\n      ...FoodAnswers\n    }\n    translation(language: TR) @include(if: true) {\n      name\n      description\n      ingredients\n      allergenNote\n      portionOf\n      servingLabel\n      servings\n      stale\n    }\n  }\n": types.ListedSectionFragmentDoc,
    "\n  query Menu {\n    categories {\n      ...ListedSection\n    }\n    products(listedOnly: true) {\n      ...ListedDish\n    }\n  }\n": types.MenuDocument,
    "\n  query MenuPart($categoryId: ID!) {\n    categories {\n      ...ListedSection\n    }\n    products(categoryId: $categoryId, listedOnly: true) {\n      ...ListedDish\n    }\n  }\n": types.MenuPartDocument,
    "\n  query PricesAt($at: DateTimeISO!) {\n    products(listedOnly: true, at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n      }\n    }\n  }\n": types.PricesAtDocument,
    "\n  query Ordering {\n    site {\n      ordering {\n        ways\n        minimum\n        deliveryFee\n        leadMinutes\n        note\n      }\n      legalName\n      tradeNumber\n      kepAddress\n      deliveryLinks {\n        label\n        url\n      }\n    }\n  }\n": types.OrderingDocument,
    "\n  mutation BeginTable {\n    beginReservation\n  }\n": types.BeginTableDocument,
    "\n  query TableSlots($date: String!, $people: Int!, $code: ID) {\n    reservationSlots(date: $date, people: $people, code: $code) {\n      time\n      at\n      isFull\n    }\n  }\n": types.TableSlotsDocument,
    "\n  mutation RequestTable($input: RequestReservation!) {\n    requestReservation(input: $input) {\n      code\n      people\n      at\n    }\n  }\n": types.RequestTableDocument,
    "\n  mutation GiveTableUp($code: ID!) {\n    cancelReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": types.GiveTableUpDocument,
    "\n  mutation ChangeTable($code: ID!, $people: Int!, $at: DateTimeISO!) {\n    changeReservation(code: $code, people: $people, at: $at) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": types.ChangeTableDocument,
    "\n  query TableRules {\n    site {\n      legalName\n      reservations {\n        slotMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        largestParty\n        closedWeekdays\n        note\n        keepDays\n      }\n      translation(language: TR) @include(if: true) {\n        reservationNote\n      }\n    }\n  }\n": types.TableRulesDocument,
    "\n  query GuestTable($code: ID!) {\n    guestReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n": types.GuestTableDocument,
    "\n  query Services {\n    services {\n      id\n      name\n      description\n      smallIcon\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": types.ServicesDocument,
    "\n  query CarouselServices {\n    services {\n      id\n      name\n      description\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": types.CarouselServicesDocument,
    "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      imageUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n": types.ServiceDocument,
    "\n  query Shell {\n    site {\n      name\n      slogan\n      heroText\n      heroImageFilePaths\n      shareImageFilePath\n      phone\n      address\n      locality\n      mapUrl\n      directionsUrl\n      directionsNote\n      parking\n      stepFree\n      deliveryUrl\n      whatsapp\n      mail\n      officialQrFilePath\n      footerText\n      socialLinks {\n        network\n        url\n      }\n      hiddenPages\n      languages\n      translation(language: TR) @include(if: true) {\n        slogan\n        heroText\n        footerText\n        directionsNote\n        parking\n      }\n      logoFilePath\n      logoAspect\n      pages {\n        key\n        mode\n      }\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n        exceptions {\n          fromDate\n          toDate\n          label\n          closed\n          translation(language: TR) @include(if: true) {\n            label\n          }\n          periods {\n            opens\n            closes\n            kind\n          }\n        }\n      }\n    }\n    services {\n      id\n      name\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    abouts {\n      id\n    }\n  }\n": types.ShellDocument,
    "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n": types.SidePanelDocument,
    "\n  query SignInOptions {\n    signInOptions {\n      passwordLinks\n      passkeys\n    }\n  }\n": types.SignInOptionsDocument,
    "\n  mutation RequestPasswordLink($email: String!) {\n    requestPasswordLink(email: $email)\n  }\n": types.RequestPasswordLinkDocument,
    "\n  mutation SetPasswordByRecoveryCode($email: String!, $code: String!, $password: String!) {\n    setPasswordByRecoveryCode(email: $email, code: $code, password: $password)\n  }\n": types.SetPasswordByRecoveryCodeDocument,
    "\n  query PasswordLink($token: String!) {\n    passwordLink(token: $token) {\n      kind\n      userName\n      expiresAt\n    }\n  }\n": types.PasswordLinkDocument,
    "\n  mutation SetPasswordByLink($token: String!, $password: String!) {\n    setPasswordByLink(token: $token, password: $password)\n  }\n": types.SetPasswordByLinkDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      challengeId\n      options\n    }\n  }\n": types.BeginPasskeyLoginDocument,
    "\n  mutation PasskeyLogin($challengeId: ID!, $response: JSONObject!) {\n    passkeyLogin(challengeId: $challengeId, response: $response) {\n      authToken\n      mustChangePassword\n    }\n  }\n": types.PasskeyLoginDocument,
    "\n  query TextOfPage($key: String!) {\n    textOfPage(key: $key) {\n      title\n      html\n      createdDate\n      updatedDate\n    }\n  }\n": types.TextOfPageDocument,
    "\n  fragment FoodAnswers on FoodInformation {\n    ingredients\n    allergens\n    allergenNote\n    containsAlcohol\n    containsPork\n    diet\n    portion {\n      amount\n      unit\n      of\n    }\n    energyKcal\n    energySource\n    isAlcoholicDrink\n  }\n": types.FoodAnswersFragmentDoc,
    "\n  query Facts {\n    site {\n      locality\n      region\n      postalCode\n      latitude\n      longitude\n      priceRange\n      acceptsReservations\n      foundedYear\n      registrationNumber\n      parking\n      stepFree\n    }\n  }\n": types.FactsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Settle($clientKey: ID!) {\n    settle(clientKey: $clientKey) {\n      stored\n      ids\n      requestId\n    }\n  }\n"): (typeof documents)["\n  mutation Settle($clientKey: ID!) {\n    settle(clientKey: $clientKey) {\n      stored\n      ids\n      requestId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n      concurrencyStamp\n    }\n    myRoles\n    mySecurity {\n      mustAddFactor\n    }\n  }\n"): (typeof documents)["\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n      concurrencyStamp\n    }\n    myRoles\n    mySecurity {\n      mustAddFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoRequest($requestId: String!, $leaveChanged: Boolean!, $currentPassword: String) {\n    undoRequest(requestId: $requestId, leaveChanged: $leaveChanged, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation UndoRequest($requestId: String!, $leaveChanged: Boolean!, $currentPassword: String) {\n    undoRequest(requestId: $requestId, leaveChanged: $leaveChanged, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeZoneOfTheSite {\n    site {\n      hours {\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimeZoneOfTheSite {\n    site {\n      hours {\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTextPicture($input: AddTextPicture!) {\n    picture: addTextPicture(input: $input) {\n      id\n      imageFilePath\n    }\n  }\n"): (typeof documents)["\n  mutation AddTextPicture($input: AddTextPicture!) {\n    picture: addTextPicture(input: $input) {\n      id\n      imageFilePath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredTextPicture($id: ID!) {\n    picture: textPicture(id: $id) {\n      id\n      imageFilePath\n    }\n  }\n"): (typeof documents)["\n  query StoredTextPicture($id: ID!) {\n    picture: textPicture(id: $id) {\n      id\n      imageFilePath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoredPictures($text: String, $page: Int!, $pageSize: Int!) {\n    pictures(text: $text, page: $page, pageSize: $pageSize) {\n      totalCount\n      items {\n        filePath\n        imageUrl\n        thumbUrl\n        uses {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query StoredPictures($text: String, $page: Int!, $pageSize: Int!) {\n    pictures(text: $text, page: $page, pageSize: $pageSize) {\n      totalCount\n      items {\n        filePath\n        imageUrl\n        thumbUrl\n        uses {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromisedTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"CONFIRMED\" }]\n        orderBy: \"at\"\n        descending: true\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"): (typeof documents)["\n  query PromisedTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"CONFIRMED\" }]\n        orderBy: \"at\"\n        descending: true\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingCount {\n    reservationsWaiting\n  }\n"): (typeof documents)["\n  query WaitingCount {\n    reservationsWaiting\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"NEW\" }]\n        orderBy: \"at\"\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingTables($page: Int!) {\n    reservationTable(\n      query: {\n        filters: [{ field: \"state\", value: \"NEW\" }]\n        orderBy: \"at\"\n        page: $page\n        pageSize: 100\n      }\n    ) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamedRecords(\n    $product: Boolean!\n    $category: Boolean!\n    $service: Boolean!\n    $blog: Boolean!\n    $user: Boolean!\n  ) {\n    product: products @include(if: $product) {\n      id\n      name\n    }\n    category: categories @include(if: $category) {\n      id\n      name\n    }\n    service: services @include(if: $service) {\n      id\n      name\n    }\n    blog: blogs @include(if: $blog) {\n      id\n      name\n    }\n    user: userTable(query: { pageSize: 100 }) @include(if: $user) {\n      items {\n        id\n        name: userName\n      }\n    }\n  }\n"): (typeof documents)["\n  query NamedRecords(\n    $product: Boolean!\n    $category: Boolean!\n    $service: Boolean!\n    $blog: Boolean!\n    $user: Boolean!\n  ) {\n    product: products @include(if: $product) {\n      id\n      name\n    }\n    category: categories @include(if: $category) {\n      id\n      name\n    }\n    service: services @include(if: $service) {\n      id\n      name\n    }\n    blog: blogs @include(if: $blog) {\n      id\n      name\n    }\n    user: userTable(query: { pageSize: 100 }) @include(if: $user) {\n      items {\n        id\n        name: userName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DishesInOrder {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      status\n      categoryId\n      order\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query DishesInOrder {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      status\n      categoryId\n      order\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderProducts($categoryId: ID!, $ids: [ID!]!) {\n    many: reorderProducts(categoryId: $categoryId, ids: $ids) {\n      requestId\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderProducts($categoryId: ID!, $ids: [ID!]!) {\n    many: reorderProducts(categoryId: $categoryId, ids: $ids) {\n      requestId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query CategoriesInOrder {\n        records: categories {\n          id\n          name\n          status\n          picture: thumbUrl\n        }\n      }\n    "): (typeof documents)["\n      query CategoriesInOrder {\n        records: categories {\n          id\n          name\n          status\n          picture: thumbUrl\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReorderCategories($ids: [ID!]!) {\n        many: reorderCategories(ids: $ids) {\n          requestId\n        }\n      }\n    "): (typeof documents)["\n      mutation ReorderCategories($ids: [ID!]!) {\n        many: reorderCategories(ids: $ids) {\n          requestId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query ServicesInOrder {\n        records: services {\n          id\n          name\n          status\n          picture: icon\n        }\n      }\n    "): (typeof documents)["\n      query ServicesInOrder {\n        records: services {\n          id\n          name\n          status\n          picture: icon\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ReorderServices($ids: [ID!]!) {\n        many: reorderServices(ids: $ids) {\n          requestId\n        }\n      }\n    "): (typeof documents)["\n      mutation ReorderServices($ids: [ID!]!) {\n        many: reorderServices(ids: $ids) {\n          requestId\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPlan($input: AddPricePlan!) {\n    plan: addPricePlan(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddPlan($input: AddPricePlan!) {\n    plan: addPricePlan(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceRecords($productId: ID, $page: Int!, $pageSize: Int!) {\n    priceRecords(productId: $productId, page: $page, pageSize: $pageSize) {\n      items {\n        id\n        date\n        product {\n          id\n          name\n          isDeleted\n        }\n        serving\n        before\n        price\n        percent\n        planName\n        userName\n        userFullName\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PriceRecords($productId: ID, $page: Int!, $pageSize: Int!) {\n    priceRecords(productId: $productId, page: $page, pageSize: $pageSize) {\n      items {\n        id\n        date\n        product {\n          id\n          name\n          isDeleted\n        }\n        serving\n        before\n        price\n        percent\n        planName\n        userName\n        userFullName\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LowestPrices($days: Int!) {\n    lowestPrices(days: $days) {\n      product {\n        id\n      }\n      serving\n      price\n      isWhole\n    }\n  }\n"): (typeof documents)["\n  query LowestPrices($days: Int!) {\n    lowestPrices(days: $days) {\n      product {\n        id\n      }\n      serving\n      price\n      isWhole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteClock {\n    site {\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      id\n      fromDate\n      toDate\n      label\n      closed\n      periods {\n        opens\n        closes\n        kind\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteClock {\n    site {\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      id\n      fromDate\n      toDate\n      label\n      closed\n      periods {\n        opens\n        closes\n        kind\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingPlans($query: TableQuery) {\n    pricePlanTable(query: $query) {\n      items {\n        id\n        name\n        version\n        appliesAt\n        lines {\n          productId\n          serving\n          price\n          seenPrice\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingPlans($query: TableQuery) {\n    pricePlanTable(query: $query) {\n      items {\n        id\n        name\n        version\n        appliesAt\n        lines {\n          productId\n          serving\n          price\n          seenPrice\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushDevices {\n    pushKey\n    pushDevices {\n      id\n      name\n      topics\n      quietFrom\n      quietTo\n      lastSentAt\n      lastError\n    }\n  }\n"): (typeof documents)["\n  query PushDevices {\n    pushKey\n    pushDevices {\n      id\n      name\n      topics\n      quietFrom\n      quietTo\n      lastSentAt\n      lastError\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPushDevice($input: AddPushDevice!) {\n    addPushDevice(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddPushDevice($input: AddPushDevice!) {\n    addPushDevice(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestPushDevice($id: ID!) {\n    testPushDevice(id: $id)\n  }\n"): (typeof documents)["\n  mutation TestPushDevice($id: ID!) {\n    testPushDevice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPage {\n    site {\n      pages {\n        key\n        mode\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogPage {\n    site {\n      pages {\n        key\n        mode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyPlan($id: ID!, $version: Int!) {\n    plan: applyPricePlan(id: $id, version: $version) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyPlan($id: ID!, $version: Int!) {\n    plan: applyPricePlan(id: $id, version: $version) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PricesNow {\n    products {\n      id\n      price\n      servings {\n        label\n        price\n      }\n    }\n  }\n"): (typeof documents)["\n  query PricesNow {\n    products {\n      id\n      price\n      servings {\n        label\n        price\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderOfImages($productId: ID!) {\n    productImages(productId: $productId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query OrderOfImages($productId: ID!) {\n    productImages(productId: $productId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveProductImage($id: ID!, $index: Int!) {\n    updateProductImage(id: $id, input: { index: $index }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MoveProductImage($id: ID!, $index: Int!) {\n    updateProductImage(id: $id, input: { index: $index }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveProductImage($id: ID!) {\n    removeProductImages(ids: [$id]) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveProductImage($id: ID!) {\n    removeProductImages(ids: [$id]) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddProductImages($productId: ID!, $images: [Upload!]!) {\n    images: addProductImages(productId: $productId, images: $images) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddProductImages($productId: ID!, $images: [Upload!]!) {\n    images: addProductImages(productId: $productId, images: $images) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($userId: ID!, $currentPassword: String!) {\n    resetSecondFactor(userId: $userId, currentPassword: $currentPassword) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($userId: ID!, $currentPassword: String!) {\n    resetSecondFactor(userId: $userId, currentPassword: $currentPassword) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($input: InviteUser!) {\n    inviteUser(input: $input) {\n      link\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($input: InviteUser!) {\n    inviteUser(input: $input) {\n      link\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewInvitation($userId: ID!, $currentPassword: String) {\n    renewInvitation(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation RenewInvitation($userId: ID!, $currentPassword: String) {\n    renewInvitation(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakePasswordLink($userId: ID!, $currentPassword: String!) {\n    makePasswordLink(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation MakePasswordLink($userId: ID!, $currentPassword: String!) {\n    makePasswordLink(userId: $userId, currentPassword: $currentPassword) {\n      link\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseUser($id: ID!) {\n    eraseUser(id: $id)\n  }\n"): (typeof documents)["\n  mutation EraseUser($id: ID!) {\n    eraseUser(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAccess {\n    me {\n      emailConfirmed\n    }\n    signInOptions {\n      passwordLinks\n    }\n  }\n"): (typeof documents)["\n  query OwnAccess {\n    me {\n      emailConfirmed\n    }\n    signInOptions {\n      passwordLinks\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation\n  }\n"): (typeof documents)["\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOwnPassword($current: String!, $new: String!) {\n    changePassword(current: $current, new: $new)\n  }\n"): (typeof documents)["\n  mutation ChangeOwnPassword($current: String!, $new: String!) {\n    changePassword(current: $current, new: $new)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOwnDetails($id: ID!, $input: UpdateUser!) {\n    updateUser(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOwnDetails($id: ID!, $input: UpdateUser!) {\n    updateUser(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiTokens {\n    apiTokens {\n      id\n      name\n      roles\n      expiresAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query ApiTokens {\n    apiTokens {\n      id\n      name\n      roles\n      expiresAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddApiToken($input: AddApiToken!) {\n    addApiToken(input: $input) {\n      apiToken {\n        id\n      }\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation AddApiToken($input: AddApiToken!) {\n    addApiToken(input: $input) {\n      apiToken {\n        id\n      }\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveApiToken($id: ID!) {\n    removeApiToken(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveApiToken($id: ID!) {\n    removeApiToken(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySecurity {\n    mySecurity {\n      hasTotp\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        isUsable\n      }\n      recoveryCodesLeft\n    }\n    recoveryCodeMadeAt\n    signInOptions {\n      passkeys\n    }\n    site {\n      name\n    }\n  }\n"): (typeof documents)["\n  query MySecurity {\n    mySecurity {\n      hasTotp\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n        isUsable\n      }\n      recoveryCodesLeft\n    }\n    recoveryCodeMadeAt\n    signInOptions {\n      passkeys\n    }\n    site {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTotp($currentPassword: String!) {\n    beginTotp(currentPassword: $currentPassword) {\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation BeginTotp($currentPassword: String!) {\n    beginTotp(currentPassword: $currentPassword) {\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp($currentPassword: String!) {\n    removeTotp(currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation RemoveTotp($currentPassword: String!) {\n    removeTotp(currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($currentPassword: String!) {\n    renewRecoveryCodes(currentPassword: $currentPassword) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword) {\n      challengeId\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskey($currentPassword: String!) {\n    beginPasskey(currentPassword: $currentPassword) {\n      challengeId\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($challengeId: ID!, $response: JSONObject!, $name: String!) {\n    addPasskey(challengeId: $challengeId, response: $response, name: $name) {\n      codes\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($challengeId: ID!, $response: JSONObject!, $name: String!) {\n    addPasskey(challengeId: $challengeId, response: $response, name: $name) {\n      codes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!, $currentPassword: String!) {\n    removePasskey(id: $id, currentPassword: $currentPassword)\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($id: ID!, $currentPassword: String!) {\n    removePasskey(id: $id, currentPassword: $currentPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      device\n      place\n      method\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query OwnSessions {\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      device\n      place\n      method\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Acts(\n    $entity: String\n    $id: ID\n    $userId: ID\n    $from: String\n    $to: String\n    $text: String\n    $page: Int\n    $pageSize: Int\n  ) {\n    acts(\n      entity: $entity\n      id: $id\n      userId: $userId\n      from: $from\n      to: $to\n      text: $text\n      page: $page\n      pageSize: $pageSize\n    ) {\n      totalCount\n      items {\n        id\n        requestId\n        date\n        userName\n        userFullName\n        program\n        count\n        total\n        parts {\n          entity\n          action\n          count\n        }\n        changes {\n          ...RecordedChange\n        }\n      }\n    }\n  }\n\n  fragment RecordedChange on Change {\n    id\n    action\n    entity\n    entityId\n    recordName\n    isRecordThere\n    before\n    after\n    goneFilePaths\n    undoObstacle\n  }\n"): (typeof documents)["\n  query Acts(\n    $entity: String\n    $id: ID\n    $userId: ID\n    $from: String\n    $to: String\n    $text: String\n    $page: Int\n    $pageSize: Int\n  ) {\n    acts(\n      entity: $entity\n      id: $id\n      userId: $userId\n      from: $from\n      to: $to\n      text: $text\n      page: $page\n      pageSize: $pageSize\n    ) {\n      totalCount\n      items {\n        id\n        requestId\n        date\n        userName\n        userFullName\n        program\n        count\n        total\n        parts {\n          entity\n          action\n          count\n        }\n        changes {\n          ...RecordedChange\n        }\n      }\n    }\n  }\n\n  fragment RecordedChange on Change {\n    id\n    action\n    entity\n    entityId\n    recordName\n    isRecordThere\n    before\n    after\n    goneFilePaths\n    undoObstacle\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangesOfRequest($requestId: String!, $page: Int!) {\n    changes(requestId: $requestId, page: $page, pageSize: 100) {\n      items {\n        ...RecordedChange\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangesOfRequest($requestId: String!, $page: Int!) {\n    changes(requestId: $requestId, page: $page, pageSize: 100) {\n      items {\n        ...RecordedChange\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChange($id: ID!, $currentPassword: String) {\n    undoChange(id: $id, currentPassword: $currentPassword) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UndoChange($id: ID!, $currentPassword: String) {\n    undoChange(id: $id, currentPassword: $currentPassword) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentToLookAfter(\n    $products: Boolean!\n    $categories: Boolean!\n    $contacts: Boolean!\n    $pages: Boolean!\n    $abouts: Boolean!\n    $settings: Boolean!\n    $administrator: Boolean!\n    $book: Boolean!\n  ) {\n    products @include(if: $products) {\n      id\n      name\n      price\n      availiblity\n      status\n      categoryId\n      productImages {\n        id\n      }\n      foodInformation {\n        isComplete\n        isAlcoholicDrink\n        energyKcal\n        portion {\n          amount\n          unit\n        }\n      }\n    }\n    business: site @include(if: $products) {\n      businessSize\n    }\n    printedLists @include(if: $products) {\n      kind\n      changedPrices\n      changedProducts\n    }\n    categories @include(if: $categories) {\n      id\n      name\n      status\n      imageFilePath\n    }\n    contacts @include(if: $contacts) {\n      id\n      phoneNumber\n    }\n    site @include(if: $contacts) {\n      settings {\n        phone\n        address\n      }\n    }\n    pages: site @include(if: $pages) {\n      hiddenPages\n      pages {\n        key\n        mode\n      }\n    }\n    abouts @include(if: $abouts) {\n      id\n    }\n    identity: site @include(if: $settings) {\n      imageUrl\n      settings {\n        name\n        heroText\n      }\n    }\n    demoContent @include(if: $administrator)\n    recoveryCodeMadeAt @include(if: $administrator)\n    pushConcern @include(if: $book)\n    mailAccount @include(if: $administrator) {\n      state\n    }\n    backups @include(if: $administrator) {\n      needAttention\n    }\n    backupCopies @include(if: $administrator) {\n      needAttention\n      lastCopied\n    }\n  }\n"): (typeof documents)["\n  query ContentToLookAfter(\n    $products: Boolean!\n    $categories: Boolean!\n    $contacts: Boolean!\n    $pages: Boolean!\n    $abouts: Boolean!\n    $settings: Boolean!\n    $administrator: Boolean!\n    $book: Boolean!\n  ) {\n    products @include(if: $products) {\n      id\n      name\n      price\n      availiblity\n      status\n      categoryId\n      productImages {\n        id\n      }\n      foodInformation {\n        isComplete\n        isAlcoholicDrink\n        energyKcal\n        portion {\n          amount\n          unit\n        }\n      }\n    }\n    business: site @include(if: $products) {\n      businessSize\n    }\n    printedLists @include(if: $products) {\n      kind\n      changedPrices\n      changedProducts\n    }\n    categories @include(if: $categories) {\n      id\n      name\n      status\n      imageFilePath\n    }\n    contacts @include(if: $contacts) {\n      id\n      phoneNumber\n    }\n    site @include(if: $contacts) {\n      settings {\n        phone\n        address\n      }\n    }\n    pages: site @include(if: $pages) {\n      hiddenPages\n      pages {\n        key\n        mode\n      }\n    }\n    abouts @include(if: $abouts) {\n      id\n    }\n    identity: site @include(if: $settings) {\n      imageUrl\n      settings {\n        name\n        heroText\n      }\n    }\n    demoContent @include(if: $administrator)\n    recoveryCodeMadeAt @include(if: $administrator)\n    pushConcern @include(if: $book)\n    mailAccount @include(if: $administrator) {\n      state\n    }\n    backups @include(if: $administrator) {\n      needAttention\n    }\n    backupCopies @include(if: $administrator) {\n      needAttention\n      lastCopied\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodWork {\n    products {\n      id\n      name\n      description\n      version\n      category {\n        name\n      }\n      productImages {\n        thumbUrl\n      }\n      foodInformation {\n        ...FoodAnswers\n        reviewedAt\n        isComplete\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoodWork {\n    products {\n      id\n      name\n      description\n      version\n      category {\n        name\n      }\n      productImages {\n        thumbUrl\n      }\n      foodInformation {\n        ...FoodAnswers\n        reviewedAt\n        isComplete\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerFood($id: ID!, $input: UpdateFoodInformation!) {\n    updateFoodInformation(productId: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerFood($id: ID!, $input: UpdateFoodInformation!) {\n    updateFoodInformation(productId: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoredException on OpeningException {\n    id\n    version\n    label\n    fromDate\n    toDate\n    closed\n    periods {\n      opens\n      closes\n      kind\n    }\n    note\n  }\n"): (typeof documents)["\n  fragment StoredException on OpeningException {\n    id\n    version\n    label\n    fromDate\n    toDate\n    closed\n    periods {\n      opens\n      closes\n      kind\n    }\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HoursOfTheSite {\n    site {\n      version\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      ...StoredException\n    }\n  }\n"): (typeof documents)["\n  query HoursOfTheSite {\n    site {\n      version\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    openingExceptions {\n      ...StoredException\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetWeek($periods: [OpeningPeriodInput!]!, $version: Int) {\n    setOpeningHours(periods: $periods, version: $version) {\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  mutation SetWeek($periods: [OpeningPeriodInput!]!, $version: Int) {\n    setOpeningHours(periods: $periods, version: $version) {\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddException($input: AddOpeningException!) {\n    addOpeningException(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddException($input: AddOpeningException!) {\n    addOpeningException(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateException($id: ID!, $input: UpdateOpeningException!) {\n    updateOpeningException(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateException($id: ID!, $input: UpdateOpeningException!) {\n    updateOpeningException(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WholeMenu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      servingLabel\n      servings {\n        label\n        price\n      }\n      availiblity\n      status\n      categoryId\n      order\n      version\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n"): (typeof documents)["\n  query WholeMenu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      servingLabel\n      servings {\n        label\n        price\n      }\n      availiblity\n      status\n      categoryId\n      order\n      version\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProducts($lines: [ProductLine!]!, $addCategories: Boolean!) {\n    many: saveProducts(lines: $lines, refuseExisting: true, addCategories: $addCategories) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProducts($lines: [ProductLine!]!, $addCategories: Boolean!) {\n    many: saveProducts(lines: $lines, refuseExisting: true, addCategories: $addCategories) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailSettings {\n    mailAccount {\n      contactId\n      state\n      isHeld\n      since\n      lastSentAt\n      lastError\n      waiting\n      failed\n      sentToday\n    }\n    contacts {\n      id\n      mail\n      mailServer\n      port\n      userName\n      version\n    }\n  }\n"): (typeof documents)["\n  query MailSettings {\n    mailAccount {\n      contactId\n      state\n      isHeld\n      since\n      lastSentAt\n      lastError\n      waiting\n      failed\n      sentToday\n    }\n    contacts {\n      id\n      mail\n      mailServer\n      port\n      userName\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mails($query: TableQuery) {\n    mailTable(query: $query) {\n      items {\n        id\n        kind\n        to\n        state\n        createdAt\n        notBefore\n        sentAt\n        attempts\n        lastError\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Mails($query: TableQuery) {\n    mailTable(query: $query) {\n      items {\n        id\n        kind\n        to\n        state\n        createdAt\n        notBefore\n        sentAt\n        attempts\n        lastError\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMailFields($input: AddContact!) {\n    addContact(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddMailFields($input: AddContact!) {\n    addContact(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMailFields($id: ID!, $input: UpdateContact!) {\n    updateContact(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMailFields($id: ID!, $input: UpdateContact!) {\n    updateContact(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseMailAccount($contactId: ID!, $currentPassword: String!) {\n    useMailAccount(contactId: $contactId, currentPassword: $currentPassword) {\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation UseMailAccount($contactId: ID!, $currentPassword: String!) {\n    useMailAccount(contactId: $contactId, currentPassword: $currentPassword) {\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopMail {\n    stopMail\n  }\n"): (typeof documents)["\n  mutation StopMail {\n    stopMail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RetryMail($id: ID!) {\n    retryMail(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelMail($id: ID!) {\n    cancelMail(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CancelMail($id: ID!) {\n    cancelMail(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuDish on Product {\n    id\n    name\n    price\n    availiblity\n    status\n    categoryId\n    version\n  }\n"): (typeof documents)["\n  fragment MenuDish on Product {\n    id\n    name\n    price\n    availiblity\n    status\n    categoryId\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestChange {\n    latestChange\n  }\n"): (typeof documents)["\n  query LatestChange {\n    latestChange\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuAtAGlance {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      ...MenuDish\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query MenuAtAGlance {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      ...MenuDish\n      productImages {\n        id\n        thumbUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneMenuDish($id: ID!) {\n    product(id: $id) {\n      ...MenuDish\n    }\n  }\n"): (typeof documents)["\n  query OneMenuDish($id: ID!) {\n    product(id: $id) {\n      ...MenuDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuDishes {\n    products {\n      ...MenuDish\n    }\n  }\n"): (typeof documents)["\n  query MenuDishes {\n    products {\n      ...MenuDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMenuDishes($ids: [ID!]!, $input: UpdateProduct!, $versions: [Int!], $clientKey: ID) {\n    many: updateProducts(ids: $ids, input: $input, versions: $versions, clientKey: $clientKey) {\n      count\n      requestId\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMenuDishes($ids: [ID!]!, $input: UpdateProduct!, $versions: [Int!], $clientKey: ID) {\n    many: updateProducts(ids: $ids, input: $input, versions: $versions, clientKey: $clientKey) {\n      count\n      requestId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMenuDish($id: ID!, $input: UpdateProduct!, $clientKey: ID) {\n    product: updateProduct(id: $id, input: $input, clientKey: $clientKey) {\n      ...MenuDish\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeMenuDish($id: ID!, $input: UpdateProduct!, $clientKey: ID) {\n    product: updateProduct(id: $id, input: $input, clientKey: $clientKey) {\n      ...MenuDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePlanLines($id: ID!, $input: UpdatePricePlan!) {\n    plan: updatePricePlan(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePlanLines($id: ID!, $input: UpdatePricePlan!) {\n    plan: updatePricePlan(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelPlan($ids: [ID!]!) {\n    many: removePricePlans(ids: $ids) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation CancelPlan($ids: [ID!]!) {\n    many: removePricePlans(ids: $ids) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TakesOrders {\n    site {\n      version\n      address\n      imageUrl\n      hours {\n        timeZone\n      }\n      settings {\n        pages {\n          key\n          mode\n        }\n        ordering {\n          ways\n          deliveryFee\n        }\n        whatsapp\n        legalName\n        tradeNumber\n      }\n    }\n    categories {\n      id\n      status\n    }\n    products {\n      name\n      price\n      status\n      availiblity\n      categoryId\n      foodInformation {\n        isAlcoholicDrink\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n"): (typeof documents)["\n  query TakesOrders {\n    site {\n      version\n      address\n      imageUrl\n      hours {\n        timeZone\n      }\n      settings {\n        pages {\n          key\n          mode\n        }\n        ordering {\n          ways\n          deliveryFee\n        }\n        whatsapp\n        legalName\n        tradeNumber\n      }\n    }\n    categories {\n      id\n      status\n    }\n    products {\n      name\n      price\n      status\n      availiblity\n      categoryId\n      foodInformation {\n        isAlcoholicDrink\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchOrders($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchOrders($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllPrices {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      price\n      categoryId\n      servings {\n        label\n        price\n      }\n    }\n  }\n"): (typeof documents)["\n  query AllPrices {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      price\n      categoryId\n      servings {\n        label\n        price\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePrices($changes: [PriceChange!]!) {\n    many: changePrices(changes: $changes) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePrices($changes: [PriceChange!]!) {\n    many: changePrices(changes: $changes) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenMenu on Query {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      id\n      name\n      description\n      price\n      priceSince\n      servingLabel\n      servings {\n        label\n        price\n        priceSince\n      }\n      status\n      categoryId\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WrittenMenu on Query {\n    categories {\n      id\n      name\n      status\n    }\n    products {\n      id\n      name\n      description\n      price\n      priceSince\n      servingLabel\n      servings {\n        label\n        price\n        priceSince\n      }\n      status\n      categoryId\n      foodInformation {\n        ...FoodAnswers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintMenu {\n    site {\n      name\n      address\n      phone\n      logoUrl(width: 480)\n      logoAspect\n      officialQrUrl(width: 480)\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n    printedLists {\n      kind\n      printedAt\n      changedPrices\n      changedProducts\n    }\n    plannedPrints {\n      kind\n      printedAt\n      validFrom\n      changedPrices\n      changedProducts\n    }\n  }\n"): (typeof documents)["\n  query PrintMenu {\n    site {\n      name\n      address\n      phone\n      logoUrl(width: 480)\n      logoAspect\n      officialQrUrl(width: 480)\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n    printedLists {\n      kind\n      printedAt\n      changedPrices\n      changedProducts\n    }\n    plannedPrints {\n      kind\n      printedAt\n      validFrom\n      changedPrices\n      changedProducts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuTexts($language: Language!) {\n    categories {\n      id\n      translation(language: $language) {\n        name\n      }\n    }\n    products {\n      id\n      translation(language: $language) {\n        name\n        description\n        servings\n      }\n    }\n  }\n"): (typeof documents)["\n  query MenuTexts($language: Language!) {\n    categories {\n      id\n      translation(language: $language) {\n        name\n      }\n    }\n    products {\n      id\n      translation(language: $language) {\n        name\n        description\n        servings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PrintPricesAt($at: DateTimeISO!) {\n    products(at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n        priceSince\n      }\n    }\n  }\n"): (typeof documents)["\n  query PrintPricesAt($at: DateTimeISO!) {\n    products(at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n        priceSince\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordPrint($kind: PrintedKind!, $prices: [PrintedPrice!]!, $validFrom: DateTimeISO) {\n    printed: recordPrint(kind: $kind, prices: $prices, validFrom: $validFrom) {\n      kind\n    }\n  }\n"): (typeof documents)["\n  mutation RecordPrint($kind: PrintedKind!, $prices: [PrintedPrice!]!, $validFrom: DateTimeISO) {\n    printed: recordPrint(kind: $kind, prices: $prices, validFrom: $validFrom) {\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GoogleMenu {\n    site {\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n  }\n"): (typeof documents)["\n  query GoogleMenu {\n    site {\n      imageUrl\n      languages\n    }\n    ...WrittenMenu\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DrawnMenu {\n    categories {\n      name\n    }\n    products {\n      name\n    }\n  }\n"): (typeof documents)["\n  query DrawnMenu {\n    categories {\n      name\n    }\n    products {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DrawingPreview($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {\n    drawing(scene: $scene, cloth: $cloth, onTable: $onTable)\n  }\n"): (typeof documents)["\n  query DrawingPreview($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {\n    drawing(scene: $scene, cloth: $cloth, onTable: $onTable)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrittenPages {\n    pageTexts {\n      id\n      key\n    }\n  }\n"): (typeof documents)["\n  query WrittenPages {\n    pageTexts {\n      id\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslationProgress {\n    EN: translationWork(language: EN, pageSize: 1) {\n      done\n      total\n    }\n    DE: translationWork(language: DE, pageSize: 1) {\n      done\n      total\n    }\n    RU: translationWork(language: RU, pageSize: 1) {\n      done\n      total\n    }\n    AR: translationWork(language: AR, pageSize: 1) {\n      done\n      total\n    }\n    FA: translationWork(language: FA, pageSize: 1) {\n      done\n      total\n    }\n  }\n"): (typeof documents)["\n  query TranslationProgress {\n    EN: translationWork(language: EN, pageSize: 1) {\n      done\n      total\n    }\n    DE: translationWork(language: DE, pageSize: 1) {\n      done\n      total\n    }\n    RU: translationWork(language: RU, pageSize: 1) {\n      done\n      total\n    }\n    AR: translationWork(language: AR, pageSize: 1) {\n      done\n      total\n    }\n    FA: translationWork(language: FA, pageSize: 1) {\n      done\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslatedDishNames {\n    products {\n      id\n      EN: translation(language: EN) {\n        name\n      }\n      DE: translation(language: DE) {\n        name\n      }\n      RU: translation(language: RU) {\n        name\n      }\n      AR: translation(language: AR) {\n        name\n      }\n      FA: translation(language: FA) {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query TranslatedDishNames {\n    products {\n      id\n      EN: translation(language: EN) {\n        name\n      }\n      DE: translation(language: DE) {\n        name\n      }\n      RU: translation(language: RU) {\n        name\n      }\n      AR: translation(language: AR) {\n        name\n      }\n      FA: translation(language: FA) {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownSite {\n    site {\n      name\n      slogan\n      heroText\n      footerText\n      phone\n      mail\n      address\n    }\n  }\n"): (typeof documents)["\n  query ShownSite {\n    site {\n      name\n      slogan\n      heroText\n      footerText\n      phone\n      mail\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Setup {\n    site {\n      version\n      imageUrl\n      logoUrl(width: 240)\n      settings {\n        name\n        slogan\n        heroText\n        footerText\n        drawing {\n          scene\n          cloth\n          onTable\n        }\n        deliveryLinks {\n          label\n          url\n        }\n        phone\n        whatsapp\n        address\n        pages {\n          key\n          mode\n        }\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    demoContent\n  }\n"): (typeof documents)["\n  query Setup {\n    site {\n      version\n      imageUrl\n      logoUrl(width: 240)\n      settings {\n        name\n        slogan\n        heroText\n        footerText\n        drawing {\n          scene\n          cloth\n          onTable\n        }\n        deliveryLinks {\n          label\n          url\n        }\n        phone\n        whatsapp\n        address\n        pages {\n          key\n          mode\n        }\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n      }\n    }\n    demoContent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSetup($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSetup($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDemo {\n    removeDemoContent {\n      removed\n      requestId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveDemo {\n    removeDemoContent {\n      removed\n      requestId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookedTable on Reservation {\n    id\n    version\n    state\n    at\n    stayMinutes\n    people\n    name\n    phone\n    email\n    note\n    message\n    language\n    byPhone\n    overbooked\n    answeredAt\n    createdDate\n    changedAt\n    askedFirst {\n      people\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment BookedTable on Reservation {\n    id\n    version\n    state\n    at\n    stayMinutes\n    people\n    name\n    phone\n    email\n    note\n    message\n    language\n    byPhone\n    overbooked\n    answeredAt\n    createdDate\n    changedAt\n    askedFirst {\n      people\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TablesOfDay($date: String!) {\n    reservations(date: $date) {\n      ...BookedTable\n    }\n    site {\n      name\n      reservations {\n        slotMinutes\n        stayMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        seats\n        closedWeekdays\n        answers\n      }\n      pages {\n        key\n        mode\n      }\n    }\n    reservationDays {\n      date\n      closedFrom\n    }\n  }\n"): (typeof documents)["\n  query TablesOfDay($date: String!) {\n    reservations(date: $date) {\n      ...BookedTable\n    }\n    site {\n      name\n      reservations {\n        slotMinutes\n        stayMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        seats\n        closedWeekdays\n        answers\n      }\n      pages {\n        key\n        mode\n      }\n    }\n    reservationDays {\n      date\n      closedFrom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDay($date: String!, $open: Boolean!, $from: DateTimeISO) {\n    setReservationDay(date: $date, open: $open, from: $from) {\n      date\n      isOpen\n      closedFrom\n    }\n  }\n"): (typeof documents)["\n  mutation SetDay($date: String!, $open: Boolean!, $from: DateTimeISO) {\n    setReservationDay(date: $date, open: $open, from: $from) {\n      date\n      isOpen\n      closedFrom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawableTables {\n    reservations(withdrawable: true) {\n      ...BookedTable\n      withdrawableSeconds\n    }\n  }\n"): (typeof documents)["\n  query WithdrawableTables {\n    reservations(withdrawable: true) {\n      ...BookedTable\n      withdrawableSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TakesRequests {\n    site {\n      version\n      pages {\n        key\n        mode\n      }\n      reservations {\n        seats\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n"): (typeof documents)["\n  query TakesRequests {\n    site {\n      version\n      pages {\n        key\n        mode\n      }\n      reservations {\n        seats\n      }\n    }\n    pageTexts {\n      id\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchRequests($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchRequests($input: UpdateSite!) {\n    updateSite(input: $input) {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTable($input: AddReservation!) {\n    addReservation(input: $input) {\n      id\n      overbooked\n    }\n  }\n"): (typeof documents)["\n  mutation AddTable($input: AddReservation!) {\n    addReservation(input: $input) {\n      id\n      overbooked\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTable($id: ID!, $input: UpdateReservation!) {\n    updateReservation(id: $id, input: $input) {\n      id\n      overbooked\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTable($id: ID!, $input: UpdateReservation!) {\n    updateReservation(id: $id, input: $input) {\n      id\n      overbooked\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkTable($id: ID!, $as: ReservationMark!) {\n    markReservation(id: $id, as: $as) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MarkTable($id: ID!, $as: ReservationMark!) {\n    markReservation(id: $id, as: $as) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookedTable($id: FilterValue!) {\n    reservationTable(query: { filters: [{ field: \"id\", value: $id }] }) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookedTable($id: FilterValue!) {\n    reservationTable(query: { filters: [{ field: \"id\", value: $id }] }) {\n      items {\n        ...BookedTable\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerTable($id: ID!, $answer: ReservationAnswer!, $message: String, $version: Int!) {\n    answerReservation(id: $id, answer: $answer, message: $message, version: $version) {\n      ...BookedTable\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerTable($id: ID!, $answer: ReservationAnswer!, $message: String, $version: Int!) {\n    answerReservation(id: $id, answer: $answer, message: $message, version: $version) {\n      ...BookedTable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAnswer($id: ID!, $version: Int!) {\n    withdrawAnswer(id: $id, version: $version) {\n      ...BookedTable\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawAnswer($id: ID!, $version: Int!) {\n    withdrawAnswer(id: $id, version: $version) {\n      ...BookedTable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TablesAlike {\n    reservationsAlike\n  }\n"): (typeof documents)["\n  query TablesAlike {\n    reservationsAlike\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineAlike($id: ID!) {\n    declineReservationsAlike(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeclineAlike($id: ID!) {\n    declineReservationsAlike(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WorkItem on TranslationItem {\n    kind\n    recordId\n    field\n    source\n    text\n    state\n    proposal\n  }\n"): (typeof documents)["\n  fragment WorkItem on TranslationItem {\n    kind\n    recordId\n    field\n    source\n    text\n    state\n    proposal\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslationWork(\n    $language: Language!\n    $kind: TranslatedKind\n    $state: TranslationState\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    translationWork(language: $language, kind: $kind, state: $state, page: $page, pageSize: $pageSize) {\n      items {\n        ...WorkItem\n      }\n      totalCount\n      done\n      total\n    }\n  }\n"): (typeof documents)["\n  query TranslationWork(\n    $language: Language!\n    $kind: TranslatedKind\n    $state: TranslationState\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    translationWork(language: $language, kind: $kind, state: $state, page: $page, pageSize: $pageSize) {\n      items {\n        ...WorkItem\n      }\n      totalCount\n      done\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslatedNames {\n    CATEGORY: categories {\n      id\n      name\n    }\n    PRODUCT: products {\n      id\n      name\n    }\n    SERVICE: services {\n      id\n      name\n    }\n    OPENING_EXCEPTION: openingExceptions {\n      id\n      name: label\n    }\n  }\n"): (typeof documents)["\n  query TranslatedNames {\n    CATEGORY: categories {\n      id\n      name\n    }\n    PRODUCT: products {\n      id\n      name\n    }\n    SERVICE: services {\n      id\n      name\n    }\n    OPENING_EXCEPTION: openingExceptions {\n      id\n      name: label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTranslations($language: Language!, $lines: [TranslationLine!]!) {\n    many: saveTranslations(language: $language, lines: $lines) {\n      count\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTranslations($language: Language!, $lines: [TranslationLine!]!) {\n    many: saveTranslations(language: $language, lines: $lines) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n          displayName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n          displayName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RolesOfGroup($id: ID!) {\n    group(id: $id) {\n      concurrencyStamp\n      roles {\n        roleId\n      }\n    }\n  }\n"): (typeof documents)["\n  query RolesOfGroup($id: ID!) {\n    group(id: $id) {\n      concurrencyStamp\n      roles {\n        roleId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveRoles($id: ID!, $input: UpdateGroup!) {\n    updateGroup(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation GiveRoles($id: ID!, $input: UpdateGroup!) {\n    updateGroup(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query About {\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogEntries {\n    blogs {\n      id\n      slug\n      name\n      excerpt\n      image\n      publishedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogEntries {\n    blogs {\n      id\n      slug\n      name\n      excerpt\n      image\n      publishedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogEntry($id: ID!) {\n    blog(id: $id) {\n      id\n      slug\n      name\n      excerpt\n      html\n      image\n      publishedDate\n      updatedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogEntry($id: ID!) {\n    blog(id: $id) {\n      id\n      slug\n      name\n      excerpt\n      html\n      image\n      publishedDate\n      updatedDate\n      blogCategories {\n        blogCategory {\n          name\n        }\n      }\n      blogTags {\n        blogTag {\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    site {\n      drawingPath\n    }\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n    categories {\n      id\n      name\n      imageFilePath\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    products(listedOnly: true) {\n      id\n      name\n      description\n      price\n      servingLabel\n      availiblity\n      categoryId\n      productImages {\n        filePath\n      }\n      foodInformation {\n        isAlcoholicDrink\n      }\n      translation(language: TR) @include(if: true) {\n        name\n        description\n        servingLabel\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    site {\n      drawingPath\n    }\n    abouts {\n      id\n      description\n      translation(language: TR) @include(if: true) {\n        description\n      }\n    }\n    categories {\n      id\n      name\n      imageFilePath\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    products(listedOnly: true) {\n      id\n      name\n      description\n      price\n      servingLabel\n      availiblity\n      categoryId\n      productImages {\n        filePath\n      }\n      foodInformation {\n        isAlcoholicDrink\n      }\n      translation(language: TR) @include(if: true) {\n        name\n        description\n        servingLabel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedSection on Category {\n    id\n    name\n    description\n    imageFilePath\n    translation(language: TR) @include(if: true) {\n      name\n      description\n    }\n  }\n  fragment ListedDish on Product {\n    id\n    name\n    description\n    price\n    priceSince\n    servingLabel\n    servings {\n      label\n      price\n    }\n    availiblity\n    categoryId\n    productImages {\n      filePath\n    }\n    foodInformation {\n      ...FoodAnswers\n    }\n    translation(language: TR) @include(if: true) {\n      name\n      description\n      ingredients\n      allergenNote\n      portionOf\n      servingLabel\n      servings\n      stale\n    }\n  }\n"): (typeof documents)["\n  fragment ListedSection on Category {\n    id\n    name\n    description\n    imageFilePath\n    translation(language: TR) @include(if: true) {\n      name\n      description\n    }\n  }\n  fragment ListedDish on Product {\n    id\n    name\n    description\n    price\n    priceSince\n    servingLabel\n    servings {\n      label\n      price\n    }\n    availiblity\n    categoryId\n    productImages {\n      filePath\n    }\n    foodInformation {\n      ...FoodAnswers\n    }\n    translation(language: TR) @include(if: true) {\n      name\n      description\n      ingredients\n      allergenNote\n      portionOf\n      servingLabel\n      servings\n      stale\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Menu {\n    categories {\n      ...ListedSection\n    }\n    products(listedOnly: true) {\n      ...ListedDish\n    }\n  }\n"): (typeof documents)["\n  query Menu {\n    categories {\n      ...ListedSection\n    }\n    products(listedOnly: true) {\n      ...ListedDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuPart($categoryId: ID!) {\n    categories {\n      ...ListedSection\n    }\n    products(categoryId: $categoryId, listedOnly: true) {\n      ...ListedDish\n    }\n  }\n"): (typeof documents)["\n  query MenuPart($categoryId: ID!) {\n    categories {\n      ...ListedSection\n    }\n    products(categoryId: $categoryId, listedOnly: true) {\n      ...ListedDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PricesAt($at: DateTimeISO!) {\n    products(listedOnly: true, at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n      }\n    }\n  }\n"): (typeof documents)["\n  query PricesAt($at: DateTimeISO!) {\n    products(listedOnly: true, at: $at) {\n      id\n      price\n      priceSince\n      servings {\n        label\n        price\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ordering {\n    site {\n      ordering {\n        ways\n        minimum\n        deliveryFee\n        leadMinutes\n        note\n      }\n      legalName\n      tradeNumber\n      kepAddress\n      deliveryLinks {\n        label\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query Ordering {\n    site {\n      ordering {\n        ways\n        minimum\n        deliveryFee\n        leadMinutes\n        note\n      }\n      legalName\n      tradeNumber\n      kepAddress\n      deliveryLinks {\n        label\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTable {\n    beginReservation\n  }\n"): (typeof documents)["\n  mutation BeginTable {\n    beginReservation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableSlots($date: String!, $people: Int!, $code: ID) {\n    reservationSlots(date: $date, people: $people, code: $code) {\n      time\n      at\n      isFull\n    }\n  }\n"): (typeof documents)["\n  query TableSlots($date: String!, $people: Int!, $code: ID) {\n    reservationSlots(date: $date, people: $people, code: $code) {\n      time\n      at\n      isFull\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestTable($input: RequestReservation!) {\n    requestReservation(input: $input) {\n      code\n      people\n      at\n    }\n  }\n"): (typeof documents)["\n  mutation RequestTable($input: RequestReservation!) {\n    requestReservation(input: $input) {\n      code\n      people\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveTableUp($code: ID!) {\n    cancelReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"): (typeof documents)["\n  mutation GiveTableUp($code: ID!) {\n    cancelReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTable($code: ID!, $people: Int!, $at: DateTimeISO!) {\n    changeReservation(code: $code, people: $people, at: $at) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeTable($code: ID!, $people: Int!, $at: DateTimeISO!) {\n    changeReservation(code: $code, people: $people, at: $at) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableRules {\n    site {\n      legalName\n      reservations {\n        slotMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        largestParty\n        closedWeekdays\n        note\n        keepDays\n      }\n      translation(language: TR) @include(if: true) {\n        reservationNote\n      }\n    }\n  }\n"): (typeof documents)["\n  query TableRules {\n    site {\n      legalName\n      reservations {\n        slotMinutes\n        noticeMinutes\n        daysAhead\n        lastArrivalMinutes\n        largestParty\n        closedWeekdays\n        note\n        keepDays\n      }\n      translation(language: TR) @include(if: true) {\n        reservationNote\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestTable($code: ID!) {\n    guestReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"): (typeof documents)["\n  query GuestTable($code: ID!) {\n    guestReservation(code: $code) {\n      code\n      state\n      people\n      at\n      name\n      note\n      message\n      answeredWithinMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services {\n      id\n      name\n      description\n      smallIcon\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query Services {\n    services {\n      id\n      name\n      description\n      smallIcon\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CarouselServices {\n    services {\n      id\n      name\n      description\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query CarouselServices {\n    services {\n      id\n      name\n      description\n      iconUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      imageUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      imageUrl\n      translation(language: TR) @include(if: true) {\n        name\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell {\n    site {\n      name\n      slogan\n      heroText\n      heroImageFilePaths\n      shareImageFilePath\n      phone\n      address\n      locality\n      mapUrl\n      directionsUrl\n      directionsNote\n      parking\n      stepFree\n      deliveryUrl\n      whatsapp\n      mail\n      officialQrFilePath\n      footerText\n      socialLinks {\n        network\n        url\n      }\n      hiddenPages\n      languages\n      translation(language: TR) @include(if: true) {\n        slogan\n        heroText\n        footerText\n        directionsNote\n        parking\n      }\n      logoFilePath\n      logoAspect\n      pages {\n        key\n        mode\n      }\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n        exceptions {\n          fromDate\n          toDate\n          label\n          closed\n          translation(language: TR) @include(if: true) {\n            label\n          }\n          periods {\n            opens\n            closes\n            kind\n          }\n        }\n      }\n    }\n    services {\n      id\n      name\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    abouts {\n      id\n    }\n  }\n"): (typeof documents)["\n  query Shell {\n    site {\n      name\n      slogan\n      heroText\n      heroImageFilePaths\n      shareImageFilePath\n      phone\n      address\n      locality\n      mapUrl\n      directionsUrl\n      directionsNote\n      parking\n      stepFree\n      deliveryUrl\n      whatsapp\n      mail\n      officialQrFilePath\n      footerText\n      socialLinks {\n        network\n        url\n      }\n      hiddenPages\n      languages\n      translation(language: TR) @include(if: true) {\n        slogan\n        heroText\n        footerText\n        directionsNote\n        parking\n      }\n      logoFilePath\n      logoAspect\n      pages {\n        key\n        mode\n      }\n      hours {\n        timeZone\n        weekly {\n          weekday\n          opens\n          closes\n          kind\n        }\n        exceptions {\n          fromDate\n          toDate\n          label\n          closed\n          translation(language: TR) @include(if: true) {\n            label\n          }\n          periods {\n            opens\n            closes\n            kind\n          }\n        }\n      }\n    }\n    services {\n      id\n      name\n      translation(language: TR) @include(if: true) {\n        name\n      }\n    }\n    abouts {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n"): (typeof documents)["\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInOptions {\n    signInOptions {\n      passwordLinks\n      passkeys\n    }\n  }\n"): (typeof documents)["\n  query SignInOptions {\n    signInOptions {\n      passwordLinks\n      passkeys\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordLink($email: String!) {\n    requestPasswordLink(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordLink($email: String!) {\n    requestPasswordLink(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPasswordByRecoveryCode($email: String!, $code: String!, $password: String!) {\n    setPasswordByRecoveryCode(email: $email, code: $code, password: $password)\n  }\n"): (typeof documents)["\n  mutation SetPasswordByRecoveryCode($email: String!, $code: String!, $password: String!) {\n    setPasswordByRecoveryCode(email: $email, code: $code, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordLink($token: String!) {\n    passwordLink(token: $token) {\n      kind\n      userName\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query PasswordLink($token: String!) {\n    passwordLink(token: $token) {\n      kind\n      userName\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPasswordByLink($token: String!, $password: String!) {\n    setPasswordByLink(token: $token, password: $password)\n  }\n"): (typeof documents)["\n  mutation SetPasswordByLink($token: String!, $password: String!) {\n    setPasswordByLink(token: $token, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      challengeId\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPasskeyLogin {\n    beginPasskeyLogin {\n      challengeId\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasskeyLogin($challengeId: ID!, $response: JSONObject!) {\n    passkeyLogin(challengeId: $challengeId, response: $response) {\n      authToken\n      mustChangePassword\n    }\n  }\n"): (typeof documents)["\n  mutation PasskeyLogin($challengeId: ID!, $response: JSONObject!) {\n    passkeyLogin(challengeId: $challengeId, response: $response) {\n      authToken\n      mustChangePassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TextOfPage($key: String!) {\n    textOfPage(key: $key) {\n      title\n      html\n      createdDate\n      updatedDate\n    }\n  }\n"): (typeof documents)["\n  query TextOfPage($key: String!) {\n    textOfPage(key: $key) {\n      title\n      html\n      createdDate\n      updatedDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodAnswers on FoodInformation {\n    ingredients\n    allergens\n    allergenNote\n    containsAlcohol\n    containsPork\n    diet\n    portion {\n      amount\n      unit\n      of\n    }\n    energyKcal\n    energySource\n    isAlcoholicDrink\n  }\n"): (typeof documents)["\n  fragment FoodAnswers on FoodInformation {\n    ingredients\n    allergens\n    allergenNote\n    containsAlcohol\n    containsPork\n    diet\n    portion {\n      amount\n      unit\n      of\n    }\n    energyKcal\n    energySource\n    isAlcoholicDrink\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Facts {\n    site {\n      locality\n      region\n      postalCode\n      latitude\n      longitude\n      priceRange\n      acceptsReservations\n      foundedYear\n      registrationNumber\n      parking\n      stepFree\n    }\n  }\n"): (typeof documents)["\n  query Facts {\n    site {\n      locality\n      region\n      postalCode\n      latitude\n      longitude\n      priceRange\n      acceptsReservations\n      foundedYear\n      registrationNumber\n      parking\n      stepFree\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;