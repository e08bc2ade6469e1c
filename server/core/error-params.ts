interface ParamTypes {
  string: string
  number: number
  'string[]': readonly string[]
  'string | null': string | null
  'number | null': number | null
}

/** The type of a parameter: one of the names above, or a union of literal texts. */
type ParamType = keyof ParamTypes | readonly string[]

export type ParamDeclarations = Readonly<Record<string, ParamType>>

type ValueOf<T extends ParamType> = T extends keyof ParamTypes
  ? ParamTypes[T]
  : T extends readonly (infer Text)[]
    ? Text
    : never

export type ValuesOf<D extends ParamDeclarations> = { readonly [Name in keyof D]: ValueOf<D[Name]> }

/** Parameters as they are sent: plain JSON. */
export type Params = Readonly<Record<string, unknown>>

type Declaration = { readonly params: ParamDeclarations }

export type ParamsOf<T> = T extends Declaration ? ValuesOf<T['params']> : never
/** Parameters as rest arguments, optional if there are none. */
export type Given<P> = keyof P extends never ? [params?: P] : [params: P]
