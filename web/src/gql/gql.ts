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
    "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n    }\n    myRoles\n  }\n": typeof types.WhoIsSignedInDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n": typeof types.CategoryRecordFragmentDoc,
    "\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  ": typeof types.CategoryRecordsDocument,
    "\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.OneCategoryRecordDocument,
    "\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.AddCategoryRecordDocument,
    "\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.UpdateCategoryRecordDocument,
    "\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  ": typeof types.RemoveCategoryRecordDocument,
    "\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.RestoreCategoryRecordDocument,
    "\n  query About {\n    abouts {\n      id\n      description\n    }\n  }\n": typeof types.AboutDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  query Home {\n    abouts {\n      id\n      description\n    }\n    categories {\n      id\n      name\n      imageFilePath\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Menu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      availiblity\n      categoryId\n      productImages {\n        id\n        filePath\n      }\n    }\n  }\n": typeof types.MenuDocument,
    "\n  query Services {\n    services {\n      id\n      name\n      description\n      icon\n    }\n  }\n": typeof types.ServicesDocument,
    "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      image\n    }\n  }\n": typeof types.ServiceDocument,
    "\n  query Shell {\n    site {\n      name\n      phone\n      address\n      mapUrl\n      deliveryUrl\n      openingHours {\n        opens\n        closes\n        days\n      }\n    }\n    services {\n      id\n      name\n    }\n  }\n": typeof types.ShellDocument,
    "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n": typeof types.SidePanelDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      id\n      authToken\n    }\n  }\n": typeof types.LoginDocument,
};
const documents: Documents = {
    "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n    }\n    myRoles\n  }\n": types.WhoIsSignedInDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n": types.CategoryRecordFragmentDoc,
    "\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  ": types.CategoryRecordsDocument,
    "\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": types.OneCategoryRecordDocument,
    "\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": types.AddCategoryRecordDocument,
    "\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": types.UpdateCategoryRecordDocument,
    "\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  ": types.RemoveCategoryRecordDocument,
    "\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": types.RestoreCategoryRecordDocument,
    "\n  query About {\n    abouts {\n      id\n      description\n    }\n  }\n": types.AboutDocument,
    "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n    }\n  }\n": types.CategoriesDocument,
    "\n  query Home {\n    abouts {\n      id\n      description\n    }\n    categories {\n      id\n      name\n      imageFilePath\n    }\n  }\n": types.HomeDocument,
    "\n  query Menu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      availiblity\n      categoryId\n      productImages {\n        id\n        filePath\n      }\n    }\n  }\n": types.MenuDocument,
    "\n  query Services {\n    services {\n      id\n      name\n      description\n      icon\n    }\n  }\n": types.ServicesDocument,
    "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      image\n    }\n  }\n": types.ServiceDocument,
    "\n  query Shell {\n    site {\n      name\n      phone\n      address\n      mapUrl\n      deliveryUrl\n      openingHours {\n        opens\n        closes\n        days\n      }\n    }\n    services {\n      id\n      name\n    }\n  }\n": types.ShellDocument,
    "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n": types.SidePanelDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      id\n      authToken\n    }\n  }\n": types.LoginDocument,
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
export function graphql(source: "\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n    }\n    myRoles\n  }\n"): (typeof documents)["\n  query WhoIsSignedIn {\n    me {\n      id\n      userName\n      email\n      firstName\n      lastName\n    }\n    myRoles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n"): (typeof documents)["\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  "): (typeof documents)["\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  "): (typeof documents)["\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  "): (typeof documents)["\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    abouts {\n      id\n      description\n    }\n  }\n"): (typeof documents)["\n  query About {\n    abouts {\n      id\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n    }\n  }\n"): (typeof documents)["\n  query Categories {\n    categories {\n      id\n      name\n      description\n      imageFilePath\n      iconFilePath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    abouts {\n      id\n      description\n    }\n    categories {\n      id\n      name\n      imageFilePath\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    abouts {\n      id\n      description\n    }\n    categories {\n      id\n      name\n      imageFilePath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Menu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      availiblity\n      categoryId\n      productImages {\n        id\n        filePath\n      }\n    }\n  }\n"): (typeof documents)["\n  query Menu {\n    categories {\n      id\n      name\n    }\n    products {\n      id\n      name\n      description\n      price\n      availiblity\n      categoryId\n      productImages {\n        id\n        filePath\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services {\n      id\n      name\n      description\n      icon\n    }\n  }\n"): (typeof documents)["\n  query Services {\n    services {\n      id\n      name\n      description\n      icon\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      image\n    }\n  }\n"): (typeof documents)["\n  query Service($id: ID!) {\n    service(id: $id) {\n      id\n      name\n      description\n      image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shell {\n    site {\n      name\n      phone\n      address\n      mapUrl\n      deliveryUrl\n      openingHours {\n        opens\n        closes\n        days\n      }\n    }\n    services {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query Shell {\n    site {\n      name\n      phone\n      address\n      mapUrl\n      deliveryUrl\n      openingHours {\n        opens\n        closes\n        days\n      }\n    }\n    services {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n"): (typeof documents)["\n  query SidePanel {\n    abouts {\n      id\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      id\n      authToken\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      id\n      authToken\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;