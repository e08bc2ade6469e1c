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
    "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwnGroupsDocument,
    "\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n": typeof types.CategoryRecordFragmentDoc,
    "\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  ": typeof types.CategoryRecordsDocument,
    "\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.OneCategoryRecordDocument,
    "\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.AddCategoryRecordDocument,
    "\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.UpdateCategoryRecordDocument,
    "\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  ": typeof types.RemoveCategoryRecordDocument,
    "\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": typeof types.RestoreCategoryRecordDocument,
    "\n  fragment GroupRecord on Group {\n    id\n    name\n    description\n    roles {\n      roleId\n      role {\n        id\n        name\n      }\n    }\n    users {\n      userId\n      user {\n        id\n        userName\n      }\n    }\n  }\n": typeof types.GroupRecordFragmentDoc,
    "\n    query GroupRecords($query: TableQuery) {\n      table: groupTable(query: $query) {\n        items {\n          ...GroupRecord\n        }\n        totalCount\n      }\n    }\n  ": typeof types.GroupRecordsDocument,
    "\n    query OneGroupRecord($id: ID!) {\n      record: group(id: $id) {\n        ...GroupRecord\n      }\n    }\n  ": typeof types.OneGroupRecordDocument,
    "\n    mutation AddGroupRecord($input: AddGroup!) {\n      record: addGroup(input: $input) {\n        ...GroupRecord\n      }\n    }\n  ": typeof types.AddGroupRecordDocument,
    "\n    mutation UpdateGroupRecord($id: ID!, $input: UpdateGroup!) {\n      record: updateGroup(id: $id, input: $input) {\n        ...GroupRecord\n      }\n    }\n  ": typeof types.UpdateGroupRecordDocument,
    "\n    mutation RemoveGroupRecord($id: ID!) {\n      removed: removeGroup(id: $id)\n    }\n  ": typeof types.RemoveGroupRecordDocument,
    "\n    mutation RestoreGroupRecord($id: ID!) {\n      record: restoreGroup(id: $id) {\n        ...GroupRecord\n      }\n    }\n  ": typeof types.RestoreGroupRecordDocument,
    "\n  fragment RoleRecord on Role {\n    id\n    name\n    concurrencyStamp\n  }\n": typeof types.RoleRecordFragmentDoc,
    "\n    query RoleRecords($query: TableQuery) {\n      table: roleTable(query: $query) {\n        items {\n          ...RoleRecord\n        }\n        totalCount\n      }\n    }\n  ": typeof types.RoleRecordsDocument,
    "\n    query OneRoleRecord($id: ID!) {\n      record: role(id: $id) {\n        ...RoleRecord\n      }\n    }\n  ": typeof types.OneRoleRecordDocument,
    "\n    mutation AddRoleRecord($input: AddRole!) {\n      record: addRole(input: $input) {\n        ...RoleRecord\n      }\n    }\n  ": typeof types.AddRoleRecordDocument,
    "\n    mutation UpdateRoleRecord($id: ID!, $input: UpdateRole!) {\n      record: updateRole(id: $id, input: $input) {\n        ...RoleRecord\n      }\n    }\n  ": typeof types.UpdateRoleRecordDocument,
    "\n    mutation RemoveRoleRecord($id: ID!) {\n      removed: removeRole(id: $id)\n    }\n  ": typeof types.RemoveRoleRecordDocument,
    "\n    mutation RestoreRoleRecord($id: ID!) {\n      record: restoreRole(id: $id) {\n        ...RoleRecord\n      }\n    }\n  ": typeof types.RestoreRoleRecordDocument,
    "\n  fragment UserRecord on User {\n    id\n    userName\n    email\n    firstName\n    lastName\n    phoneNumber\n    avatar\n    mood\n    chatStatus\n    emailConfirmed\n    phoneNumberConfirmed\n    twoFactorEnabled\n    lockoutEnabled\n    lockoutEnd\n    status\n    concurrencyStamp\n    groups {\n      groupId\n      group {\n        id\n        name\n      }\n    }\n  }\n": typeof types.UserRecordFragmentDoc,
    "\n    query UserRecords($query: TableQuery) {\n      table: userTable(query: $query) {\n        items {\n          ...UserRecord\n        }\n        totalCount\n      }\n    }\n  ": typeof types.UserRecordsDocument,
    "\n    query OneUserRecord($id: ID!) {\n      record: user(id: $id) {\n        ...UserRecord\n      }\n    }\n  ": typeof types.OneUserRecordDocument,
    "\n    mutation AddUserRecord($input: AddUser!) {\n      record: addUser(input: $input) {\n        ...UserRecord\n      }\n    }\n  ": typeof types.AddUserRecordDocument,
    "\n    mutation UpdateUserRecord($id: ID!, $input: UpdateUser!) {\n      record: updateUser(id: $id, input: $input) {\n        ...UserRecord\n      }\n    }\n  ": typeof types.UpdateUserRecordDocument,
    "\n    mutation RemoveUserRecord($id: ID!) {\n      removed: removeUser(id: $id)\n    }\n  ": typeof types.RemoveUserRecordDocument,
    "\n    mutation RestoreUserRecord($id: ID!) {\n      record: restoreUser(id: $id) {\n        ...UserRecord\n      }\n    }\n  ": typeof types.RestoreUserRecordDocument,
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
    "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OwnGroupsDocument,
    "\n  fragment CategoryRecord on Category {\n    id\n    name\n    description\n    order\n    status\n    isDeleted\n    imageUrl\n    thumbUrl\n    iconUrl\n    createdDate\n    updatedDate\n    version\n  }\n": types.CategoryRecordFragmentDoc,
    "\n    query CategoryRecords($query: TableQuery) {\n      table: categoryTable(query: $query) {\n        items {\n          ...CategoryRecord\n        }\n        totalCount\n      }\n    }\n  ": types.CategoryRecordsDocument,
    "\n    query OneCategoryRecord($id: ID!) {\n      record: category(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": types.OneCategoryRecordDocument,
    "\n    mutation AddCategoryRecord($input: AddCategory!) {\n      record: addCategory(input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": types.AddCategoryRecordDocument,
    "\n    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {\n      record: updateCategory(id: $id, input: $input) {\n        ...CategoryRecord\n      }\n    }\n  ": types.UpdateCategoryRecordDocument,
    "\n    mutation RemoveCategoryRecord($id: ID!) {\n      removed: removeCategory(id: $id)\n    }\n  ": types.RemoveCategoryRecordDocument,
    "\n    mutation RestoreCategoryRecord($id: ID!) {\n      record: restoreCategory(id: $id) {\n        ...CategoryRecord\n      }\n    }\n  ": types.RestoreCategoryRecordDocument,
    "\n  fragment GroupRecord on Group {\n    id\n    name\n    description\n    roles {\n      roleId\n      role {\n        id\n        name\n      }\n    }\n    users {\n      userId\n      user {\n        id\n        userName\n      }\n    }\n  }\n": types.GroupRecordFragmentDoc,
    "\n    query GroupRecords($query: TableQuery) {\n      table: groupTable(query: $query) {\n        items {\n          ...GroupRecord\n        }\n        totalCount\n      }\n    }\n  ": types.GroupRecordsDocument,
    "\n    query OneGroupRecord($id: ID!) {\n      record: group(id: $id) {\n        ...GroupRecord\n      }\n    }\n  ": types.OneGroupRecordDocument,
    "\n    mutation AddGroupRecord($input: AddGroup!) {\n      record: addGroup(input: $input) {\n        ...GroupRecord\n      }\n    }\n  ": types.AddGroupRecordDocument,
    "\n    mutation UpdateGroupRecord($id: ID!, $input: UpdateGroup!) {\n      record: updateGroup(id: $id, input: $input) {\n        ...GroupRecord\n      }\n    }\n  ": types.UpdateGroupRecordDocument,
    "\n    mutation RemoveGroupRecord($id: ID!) {\n      removed: removeGroup(id: $id)\n    }\n  ": types.RemoveGroupRecordDocument,
    "\n    mutation RestoreGroupRecord($id: ID!) {\n      record: restoreGroup(id: $id) {\n        ...GroupRecord\n      }\n    }\n  ": types.RestoreGroupRecordDocument,
    "\n  fragment RoleRecord on Role {\n    id\n    name\n    concurrencyStamp\n  }\n": types.RoleRecordFragmentDoc,
    "\n    query RoleRecords($query: TableQuery) {\n      table: roleTable(query: $query) {\n        items {\n          ...RoleRecord\n        }\n        totalCount\n      }\n    }\n  ": types.RoleRecordsDocument,
    "\n    query OneRoleRecord($id: ID!) {\n      record: role(id: $id) {\n        ...RoleRecord\n      }\n    }\n  ": types.OneRoleRecordDocument,
    "\n    mutation AddRoleRecord($input: AddRole!) {\n      record: addRole(input: $input) {\n        ...RoleRecord\n      }\n    }\n  ": types.AddRoleRecordDocument,
    "\n    mutation UpdateRoleRecord($id: ID!, $input: UpdateRole!) {\n      record: updateRole(id: $id, input: $input) {\n        ...RoleRecord\n      }\n    }\n  ": types.UpdateRoleRecordDocument,
    "\n    mutation RemoveRoleRecord($id: ID!) {\n      removed: removeRole(id: $id)\n    }\n  ": types.RemoveRoleRecordDocument,
    "\n    mutation RestoreRoleRecord($id: ID!) {\n      record: restoreRole(id: $id) {\n        ...RoleRecord\n      }\n    }\n  ": types.RestoreRoleRecordDocument,
    "\n  fragment UserRecord on User {\n    id\n    userName\n    email\n    firstName\n    lastName\n    phoneNumber\n    avatar\n    mood\n    chatStatus\n    emailConfirmed\n    phoneNumberConfirmed\n    twoFactorEnabled\n    lockoutEnabled\n    lockoutEnd\n    status\n    concurrencyStamp\n    groups {\n      groupId\n      group {\n        id\n        name\n      }\n    }\n  }\n": types.UserRecordFragmentDoc,
    "\n    query UserRecords($query: TableQuery) {\n      table: userTable(query: $query) {\n        items {\n          ...UserRecord\n        }\n        totalCount\n      }\n    }\n  ": types.UserRecordsDocument,
    "\n    query OneUserRecord($id: ID!) {\n      record: user(id: $id) {\n        ...UserRecord\n      }\n    }\n  ": types.OneUserRecordDocument,
    "\n    mutation AddUserRecord($input: AddUser!) {\n      record: addUser(input: $input) {\n        ...UserRecord\n      }\n    }\n  ": types.AddUserRecordDocument,
    "\n    mutation UpdateUserRecord($id: ID!, $input: UpdateUser!) {\n      record: updateUser(id: $id, input: $input) {\n        ...UserRecord\n      }\n    }\n  ": types.UpdateUserRecordDocument,
    "\n    mutation RemoveUserRecord($id: ID!) {\n      removed: removeUser(id: $id)\n    }\n  ": types.RemoveUserRecordDocument,
    "\n    mutation RestoreUserRecord($id: ID!) {\n      record: restoreUser(id: $id) {\n        ...UserRecord\n      }\n    }\n  ": types.RestoreUserRecordDocument,
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
export function graphql(source: "\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnGroups {\n    me {\n      groups {\n        group {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment GroupRecord on Group {\n    id\n    name\n    description\n    roles {\n      roleId\n      role {\n        id\n        name\n      }\n    }\n    users {\n      userId\n      user {\n        id\n        userName\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GroupRecord on Group {\n    id\n    name\n    description\n    roles {\n      roleId\n      role {\n        id\n        name\n      }\n    }\n    users {\n      userId\n      user {\n        id\n        userName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query GroupRecords($query: TableQuery) {\n      table: groupTable(query: $query) {\n        items {\n          ...GroupRecord\n        }\n        totalCount\n      }\n    }\n  "): (typeof documents)["\n    query GroupRecords($query: TableQuery) {\n      table: groupTable(query: $query) {\n        items {\n          ...GroupRecord\n        }\n        totalCount\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OneGroupRecord($id: ID!) {\n      record: group(id: $id) {\n        ...GroupRecord\n      }\n    }\n  "): (typeof documents)["\n    query OneGroupRecord($id: ID!) {\n      record: group(id: $id) {\n        ...GroupRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddGroupRecord($input: AddGroup!) {\n      record: addGroup(input: $input) {\n        ...GroupRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation AddGroupRecord($input: AddGroup!) {\n      record: addGroup(input: $input) {\n        ...GroupRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateGroupRecord($id: ID!, $input: UpdateGroup!) {\n      record: updateGroup(id: $id, input: $input) {\n        ...GroupRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation UpdateGroupRecord($id: ID!, $input: UpdateGroup!) {\n      record: updateGroup(id: $id, input: $input) {\n        ...GroupRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveGroupRecord($id: ID!) {\n      removed: removeGroup(id: $id)\n    }\n  "): (typeof documents)["\n    mutation RemoveGroupRecord($id: ID!) {\n      removed: removeGroup(id: $id)\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreGroupRecord($id: ID!) {\n      record: restoreGroup(id: $id) {\n        ...GroupRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation RestoreGroupRecord($id: ID!) {\n      record: restoreGroup(id: $id) {\n        ...GroupRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoleRecord on Role {\n    id\n    name\n    concurrencyStamp\n  }\n"): (typeof documents)["\n  fragment RoleRecord on Role {\n    id\n    name\n    concurrencyStamp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RoleRecords($query: TableQuery) {\n      table: roleTable(query: $query) {\n        items {\n          ...RoleRecord\n        }\n        totalCount\n      }\n    }\n  "): (typeof documents)["\n    query RoleRecords($query: TableQuery) {\n      table: roleTable(query: $query) {\n        items {\n          ...RoleRecord\n        }\n        totalCount\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OneRoleRecord($id: ID!) {\n      record: role(id: $id) {\n        ...RoleRecord\n      }\n    }\n  "): (typeof documents)["\n    query OneRoleRecord($id: ID!) {\n      record: role(id: $id) {\n        ...RoleRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddRoleRecord($input: AddRole!) {\n      record: addRole(input: $input) {\n        ...RoleRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation AddRoleRecord($input: AddRole!) {\n      record: addRole(input: $input) {\n        ...RoleRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateRoleRecord($id: ID!, $input: UpdateRole!) {\n      record: updateRole(id: $id, input: $input) {\n        ...RoleRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation UpdateRoleRecord($id: ID!, $input: UpdateRole!) {\n      record: updateRole(id: $id, input: $input) {\n        ...RoleRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveRoleRecord($id: ID!) {\n      removed: removeRole(id: $id)\n    }\n  "): (typeof documents)["\n    mutation RemoveRoleRecord($id: ID!) {\n      removed: removeRole(id: $id)\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreRoleRecord($id: ID!) {\n      record: restoreRole(id: $id) {\n        ...RoleRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation RestoreRoleRecord($id: ID!) {\n      record: restoreRole(id: $id) {\n        ...RoleRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRecord on User {\n    id\n    userName\n    email\n    firstName\n    lastName\n    phoneNumber\n    avatar\n    mood\n    chatStatus\n    emailConfirmed\n    phoneNumberConfirmed\n    twoFactorEnabled\n    lockoutEnabled\n    lockoutEnd\n    status\n    concurrencyStamp\n    groups {\n      groupId\n      group {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment UserRecord on User {\n    id\n    userName\n    email\n    firstName\n    lastName\n    phoneNumber\n    avatar\n    mood\n    chatStatus\n    emailConfirmed\n    phoneNumberConfirmed\n    twoFactorEnabled\n    lockoutEnabled\n    lockoutEnd\n    status\n    concurrencyStamp\n    groups {\n      groupId\n      group {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserRecords($query: TableQuery) {\n      table: userTable(query: $query) {\n        items {\n          ...UserRecord\n        }\n        totalCount\n      }\n    }\n  "): (typeof documents)["\n    query UserRecords($query: TableQuery) {\n      table: userTable(query: $query) {\n        items {\n          ...UserRecord\n        }\n        totalCount\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query OneUserRecord($id: ID!) {\n      record: user(id: $id) {\n        ...UserRecord\n      }\n    }\n  "): (typeof documents)["\n    query OneUserRecord($id: ID!) {\n      record: user(id: $id) {\n        ...UserRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddUserRecord($input: AddUser!) {\n      record: addUser(input: $input) {\n        ...UserRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation AddUserRecord($input: AddUser!) {\n      record: addUser(input: $input) {\n        ...UserRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateUserRecord($id: ID!, $input: UpdateUser!) {\n      record: updateUser(id: $id, input: $input) {\n        ...UserRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation UpdateUserRecord($id: ID!, $input: UpdateUser!) {\n      record: updateUser(id: $id, input: $input) {\n        ...UserRecord\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RemoveUserRecord($id: ID!) {\n      removed: removeUser(id: $id)\n    }\n  "): (typeof documents)["\n    mutation RemoveUserRecord($id: ID!) {\n      removed: removeUser(id: $id)\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RestoreUserRecord($id: ID!) {\n      record: restoreUser(id: $id) {\n        ...UserRecord\n      }\n    }\n  "): (typeof documents)["\n    mutation RestoreUserRecord($id: ID!) {\n      record: restoreUser(id: $id) {\n        ...UserRecord\n      }\n    }\n  "];
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