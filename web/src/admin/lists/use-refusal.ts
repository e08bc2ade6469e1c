import { type HttpError, useDataProvider, useNotify, useResourceDefinitions } from 'react-admin'

/** Shows why a call for records was refused; for several records, with the name of the refused one. */
export function useRefusal(): (error: unknown, resource: string, ids: readonly unknown[]) => Promise<void> {
  const provider = useDataProvider()
  const notify = useNotify()
  const definitions = useResourceDefinitions()

  const nameOf = async (resource: string, id: unknown): Promise<string> => {
    const { recordRepresentation } = definitions[resource] ?? {}
    // It may have been removed meanwhile.
    const record = await provider.getOne(resource, { id }).then(
      ({ data }) => data,
      () => null,
    )
    if (record === null) return ''
    if (typeof recordRepresentation === 'function') return String(recordRepresentation(record))
    return String(record[String(recordRepresentation)] ?? '')
  }

  return async (error, resource, ids) => {
    const { message, body } = error as HttpError
    const isOneOfMany = ids.length > 1 && body?.line !== undefined
    const name = isOneOfMany ? await nameOf(resource, ids[body.line]) : ''
    notify(name === '' ? message : `${name}: ${message}`, { type: 'error', autoHideDuration: 8000 })
  }
}
