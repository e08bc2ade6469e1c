import { system } from '../../core/access.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { requestOfRun } from '../../modules/moving-in/import-source.ts'
import type { Runtime } from '../../start/open-runtime.ts'

/**
 * Undoes a run in portions, the last changes first; what was changed since stays as it is. It may be repeated.
 * @returns the number of changes undone.
 * @throws {NotFoundError} for a run that changed nothing.
 */
export async function undoRun(
  { orm, services }: Pick<Runtime, 'orm' | 'services'>,
  run: number,
  tell: (line: string) => void,
): Promise<number> {
  const context: RequestContext = {
    em: orm.em.fork(),
    // Whoever runs commands here needs no password for what concerns administrators.
    caller: system,
    requestId: `${requestOfRun(run)}-undo`,
    address: 'system',
    token: null,
  }
  let undone = 0
  for await (const count of services.history.undoInPortions(context, requestOfRun(run))) {
    undone += count
    tell(`${undone} changes undone.`)
  }
  return undone
}
