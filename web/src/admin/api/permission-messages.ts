import { managePermissions, type Permission, permissions } from './permissions.ts'

interface PermissionMessages {
  /** Message key of the title: the name of the records that it manages. */
  readonly title: string
  /** Its description, a sentence. */
  readonly tr: string
  readonly en: string
}

/** Descriptions of permissions, in the order of the screens; others get a generic one. */
const described: Readonly<Partial<Record<Permission, PermissionMessages>>> = {
  'product.manage': {
    title: 'resources.product.name',
    tr: 'Yemekleri ekler, fiyatlarını ve resimlerini değiştirir, tükendi der, kaldırır.',
    en: 'Adds and removes dishes, changes their prices, pictures and availability.',
  },
  'product.availability': {
    title: 'resources.product.soldOutMark',
    tr: 'Yalnız yemeklerin tükendiğini ya da yeniden olduğunu işaretler.',
    en: 'Marks dishes as sold out or available again, and nothing else.',
  },
  'category.manage': {
    title: 'resources.category.name',
    tr: 'Menü kategorilerini ekler, değiştirir, sıralar, kaldırır.',
    en: 'Adds, changes, orders and removes menu categories.',
  },
  'service.manage': {
    title: 'resources.service.name',
    tr: 'Hizmetleri ekler, değiştirir, sıralar, kaldırır.',
    en: 'Adds, changes, orders and removes services.',
  },
  'about.manage': {
    title: 'resources.about.name',
    tr: 'Hakkımızda metnini yazar.',
    en: 'Changes the about text.',
  },
  'contact.manage': {
    title: 'resources.contact.name',
    tr: 'Adres, telefon ve e-posta bilgilerini değiştirir.',
    en: 'Changes address, phone and mail.',
  },
  'site.manage': {
    title: 'resources.site.name',
    tr: 'Restoran ayarlarını, çalışma saatlerini, özel günleri ve sayfa metinlerini değiştirir.',
    en: 'Changes the settings, opening hours, special days and page texts.',
  },
  'blog.manage': {
    title: 'admin.section.blog',
    tr: 'Blog yazılarını, kategorilerini ve etiketlerini yönetir.',
    en: 'Manages posts with their categories and tags.',
  },
  'user.manage': {
    title: 'resources.user.name',
    tr: 'Kişileri davet eder, şifrelerini sıfırlar, hesaplarını kapatır.',
    en: 'Invites people, resets passwords, closes accounts.',
  },
  'group.manage': {
    title: 'resources.group.name',
    tr: 'Grupları ve yetkilerini değiştirir.',
    en: 'Changes groups and their roles.',
  },
  'role.manage': {
    title: 'resources.role.name',
    tr: 'Kendi yetkilerinizi ekler ve adlandırır.',
    en: 'Adds and renames custom roles.',
  },
  administrator: {
    title: 'resources.role.administrator',
    tr: 'Her şeyi yapar: geçmişi görür, geri alır, kaldırılanları geri getirir.',
    en: 'Does everything: sees the history, undoes changes, restores what was removed.',
  },
}

/** All permissions in the order of the screens, the administrator's last. */
export const permissionOrder: readonly Permission[] = [
  ...new Set([
    ...(Object.keys(described) as Permission[]).filter((permission) => permission !== 'administrator'),
    ...permissions,
  ]),
]

/** The messages of a permission; without a description they are generated from the entity's name. */
export function messagesOfPermission(permission: Permission): PermissionMessages {
  const [entity] = Object.entries(managePermissions).find(([, manage]) => manage === permission) ?? []
  return (
    described[permission] ?? {
      title: `resources.${entity}.name`,
      tr: 'Bu kayıtları ekler, değiştirir, kaldırır.',
      en: 'Adds, changes and removes these records.',
    }
  )
}

/** Whether a role is built in, so that it can neither be renamed nor removed. */
export function isBuiltIn(role: string): role is Permission {
  return permissions.some((permission) => permission === role)
}
