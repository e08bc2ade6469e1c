/** Where local storage keeps the token of who has signed in. */
export const TOKEN_KEY = 'auth_token'
