import type { ParamDeclarations } from '../core/error-params.ts'
import { REASONS } from '../core/error-reasons.ts'
import { RULES } from '../core/field-rules.ts'

/** Where the reasons and rules of errors are kept for the back-office's messages, below the project. */
export const ERROR_REASONS = 'web/src/admin/api/error-reasons.ts'

/** The reasons of errors and the rules for fields, each with the types of its parameters, as a module for the browser. */
export function printedErrorReasons(): string {
  const reasons = Object.values(REASONS).flatMap((each) => Object.entries(each))
  return [
    '// Made of the reasons that the server declares by `npm run codegen`.',
    '',
    '/** The reasons of errors with their parameters. */',
    'export interface ReasonParams {',
    ...reasons.map(printed),
    '}',
    '',
    '/** The rules that fields of inputs break, with their parameters. */',
    'export interface RuleParams {',
    ...Object.entries(RULES).map(printed),
    '}',
    '',
  ].join('\n')
}

function printed([name, { params }]: [string, { readonly params: ParamDeclarations }]): string {
  const members = Object.entries(params).map(([param, type]) => `    readonly ${param}: ${typeName(type)}\n`)
  return `  readonly ${name}: ${members.length > 0 ? `{\n${members.join('')}  }` : 'object'}`
}

function typeName(type: ParamDeclarations[string]): string {
  if (type === 'string[]') return 'readonly string[]'
  return typeof type === 'string' ? type : type.map((text) => `'${text}'`).join(' | ')
}
