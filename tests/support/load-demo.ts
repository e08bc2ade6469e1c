import { openOrm } from '../../server/database/orm.ts'
import { loadDemoContent } from '../../server/demo/load-demo.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { SharpDecoder } from '../../server/media/sharp-decoder.ts'
import { createServices } from '../../server/services.ts'

/** Stores the demo content in an empty database, and its pictures in a folder. */
export async function loadDemo(url: string, mediaFolder: string): Promise<void> {
  const orm = await openOrm(url)
  const services = createServices(orm, new DiskStore(mediaFolder), new SharpDecoder(), {
    signInLimit: { take: async () => {} },
    authSecret: 'a secret for tests, of more than 32 characters',
    site: { name: '', phone: '', address: '', mapUrl: '', deliveryUrl: '', own: {} },
    publicUrl: () => '',
    version: { name: '', version: '' },
  })
  await loadDemoContent(orm.em.fork(), services)
  await orm.close(true)
}
