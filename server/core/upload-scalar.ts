import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'

export { GraphQLUpload }
