import type { Text } from '../language/messages.ts'
import { managePermissions, type Permission, permissions } from './permissions.ts'

/** Permissions that are not for managing a kind of record, after which they would be called. */
type OwnPermission = Exclude<Permission, (typeof managePermissions)[keyof typeof managePermissions]>
/** A text for each of these, and for others that need one. */
type PermissionTexts<T> = Readonly<Record<OwnPermission, T> & Partial<Record<Permission, T>>>

/** What a permission allows in a sentence, in the order of the screens; others have a generic one. */
const meanings: PermissionTexts<Text> = {
  'product.manage': [
    'Yemekleri ekler, fiyatlarını ve resimlerini değiştirir, tükendi der, kaldırır.',
    'Adds and removes dishes, changes their prices, pictures and availability.',
  ],
  'product.availability': [
    'Yalnız yemeklerin tükendiğini ya da yeniden olduğunu işaretler.',
    'Marks dishes as sold out or available again, and nothing else.',
  ],
  'category.manage': [
    'Menü kategorilerini ekler, değiştirir, sıralar, kaldırır.',
    'Adds, changes, orders and removes menu categories.',
  ],
  'service.manage': [
    'Hizmetleri ekler, değiştirir, sıralar, kaldırır.',
    'Adds, changes, orders and removes services.',
  ],
  'about.manage': ['Hakkımızda metnini yazar.', 'Changes the about text.'],
  'contact.manage': ['Adres, telefon ve e-posta bilgilerini değiştirir.', 'Changes address, phone and mail.'],
  'site.manage': [
    'Restoran ayarlarını, çalışma saatlerini, özel günleri ve sayfa metinlerini değiştirir.',
    'Changes the settings, opening hours, special days and page texts.',
  ],
  'blog.manage': [
    'Blog yazılarını, kategorilerini ve etiketlerini yönetir.',
    'Manages posts with their categories and tags.',
  ],
  'reservation.manage': [
    'Masa isteklerini yanıtlar, masa yazar, gelenleri işaretler.',
    'Answers requests of tables, takes tables, and marks who came.',
  ],
  'translation.manage': [
    'Sitenin metinlerini başka dillere çevirir; başka bir şey değiştirmez.',
    'Translates the texts of the site, and changes nothing else.',
  ],
  'user.manage': [
    'Kişileri davet eder, şifrelerini sıfırlar, hesaplarını kapatır.',
    'Invites people, resets passwords, closes accounts.',
  ],
  'group.manage': ['Grupları ve yetkilerini değiştirir.', 'Changes groups and their roles.'],
  'role.manage': [
    'Başka programlar için yetki adları ekler; bu sitede bir şey açmaz.',
    'Adds names of roles for other programs; they open nothing here.',
  ],
  administrator: [
    'Her şeyi yapar: geçmişi görür, geri alır, kaldırılanları geri getirir.',
    'Does everything: sees the history, undoes changes, restores what was removed.',
  ],
}

/** The message keys of titles that are not the name of the records that a permission is called after. */
const TITLES: PermissionTexts<string> = {
  'product.availability': 'resources.product.soldOutMark',
  'blog.manage': 'resources.site.page.blog',
  'reservation.manage': 'admin.tables.title',
  administrator: 'resources.role.administrator',
}

/** All permissions in the order of the screens, the administrator's last. */
export const permissionOrder: readonly Permission[] = [
  ...new Set([
    ...(Object.keys(meanings) as Permission[]).filter((permission) => permission !== 'administrator'),
    ...permissions,
  ]),
]

/** The message key of the title of a permission, and its meaning. */
export function messagesOfPermission(permission: Permission): { title: string; meaning: Text } {
  const [subject = ''] = permission.split('.')
  const managed = Object.entries(managePermissions).find(([, manage]) => manage === permission)
  const entity = Object.hasOwn(managePermissions, subject) ? subject : managed?.[0]
  return {
    title: TITLES[permission] ?? `resources.${entity}.name`,
    meaning: meanings[permission] ?? [
      'Bu kayıtları ekler, değiştirir, kaldırır.',
      'Adds, changes and removes these records.',
    ],
  }
}

/** Whether a role is built in, so that it can neither be renamed nor removed. */
export function isBuiltIn(role: string): role is Permission {
  return permissions.some((permission) => permission === role)
}
