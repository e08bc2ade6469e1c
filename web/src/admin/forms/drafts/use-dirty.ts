import { useFormState } from 'react-hook-form'

/**
 * Whether the form has unsaved changes. `isDirty` of the form is not used: it is also true for an untouched form with
 * inputs that the record has no field for, such as files and passwords.
 */
export function useDirty(): boolean {
  return useDirtyCount() > 0
}

/** The number of fields with unsaved changes; a list counts as one. */
export function useDirtyCount(): number {
  const { dirtyFields } = useFormState()
  return Object.values(dirtyFields).filter(isTouched).length
}

/** dirtyFields has an entry for each item of a list; an emptied list is dirty too, and has an empty list of entries. */
export function isTouched(dirty: unknown): boolean {
  if (Array.isArray(dirty)) return dirty.length === 0 || dirty.some(isTouched)
  return typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isTouched) : Boolean(dirty)
}
