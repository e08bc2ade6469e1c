import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'

/** An uploaded file, by the GraphQL multipart request specification. */
export { GraphQLUpload }
