/** The fields and relations of a record that a caller selects; each relation has a selection of its own. */
export interface Selection {
  readonly fields: ReadonlySet<string>
  readonly relations: ReadonlyMap<string, Selection>
}

/** A selection of plain fields and, after a dot, of fields of relations: `select('name', 'category.name')`. */
export function select(...paths: string[]): Selection {
  const fields = new Set<string>()
  const nested = new Map<string, string[]>()
  for (const path of paths) {
    const dot = path.indexOf('.')
    if (dot < 0) fields.add(path)
    else nested.set(path.slice(0, dot), [...(nested.get(path.slice(0, dot)) ?? []), path.slice(dot + 1)])
  }
  return { fields, relations: new Map([...nested].map(([name, rest]) => [name, select(...rest)])) }
}

/** The union of two selections. */
export function merge(a: Selection, b: Selection): Selection {
  const relations = new Map(a.relations)
  for (const [name, selection] of b.relations) {
    const present = relations.get(name)
    relations.set(name, present ? merge(present, selection) : selection)
  }
  return { fields: new Set([...a.fields, ...b.fields]), relations }
}

/** A selection with the selection of a relation added, if there is one. */
export function selectRelation(selection: Selection, name: string, nested: Selection | undefined): Selection {
  return nested ? merge(selection, { fields: new Set(), relations: new Map([[name, nested]]) }) : selection
}
