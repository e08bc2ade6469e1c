import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { aboutAccess } from './about.access.ts'
import { About } from './about.entity.ts'
import { AddAbout, UpdateAbout } from './about.input.ts'

export class AboutService extends ContentService<About, AddAbout, UpdateAbout> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: About,
        title: 'about text',
        inputs: { add: AddAbout, update: UpdateAbout },
        access: aboutAccess,
        sort: { id: 'asc' },
        table: { search: ['description'], fields: ['description'] },
      },
      tools,
    )
  }

  protected values(_em: EntityManager, input: AddAbout | UpdateAbout): EntityData<About> {
    const { description } = input
    return { description }
  }
}
