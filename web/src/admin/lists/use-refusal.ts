import { useQueryClient } from '@tanstack/react-query'
import {
  type HttpError,
  type RaRecord,
  useGetRecordRepresentation,
  useNotify,
  useResourceContext,
} from 'react-admin'

/**
 * Shows why a call for records was refused; if there are several, with the name of the record at fault.
 * @returns a function of the error and the ids in the order of the call.
 */
export function useRefusal(): (error: unknown, ids: readonly unknown[]) => void {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const queryClient = useQueryClient()
  const represent = useGetRecordRepresentation(resource)

  const nameOf = (id: unknown): string => {
    // Lists cache their rows as records; the API has no call for a removed one.
    const cached = queryClient.getQueriesData<RaRecord>({ queryKey: [resource, 'getOne'] })
    return String(represent(cached.find(([, each]) => each?.id === id)?.[1]) ?? '')
  }

  return (error, ids) => {
    const { message, body } = error as HttpError
    const id = ids.length > 1 ? ids[body?.line ?? -1] : undefined
    const name = id === undefined ? '' : nameOf(id)
    notify(name === '' ? message : `${name}: ${message}`, { type: 'error', autoHideDuration: 8000 })
  }
}
