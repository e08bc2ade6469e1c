import { words } from '../../language/words.ts'

export const roleWords = words(
  {
    admin: {
      role: {
        own: 'Sizin eklediğiniz bir yetki: burada bir şeye izin vermez, API’yi kullanan kendi araçlarınız içindir.',
        product: {
          manage: {
            title: 'Yemekler',
            meaning: 'Yemekleri ekler, fiyatlarını ve resimlerini değiştirir, tükendi der, kaldırır.',
          },
        },
        category: {
          manage: {
            title: 'Kategoriler',
            meaning: 'Menü kategorilerini ekler, değiştirir, sıralar, kaldırır.',
          },
        },
        service: {
          manage: { title: 'Hizmetler', meaning: 'Hizmetleri ekler, değiştirir, sıralar, kaldırır.' },
        },
        about: { manage: { title: 'Hakkımızda', meaning: 'Hakkımızda metnini yazar.' } },
        contact: {
          manage: { title: 'İletişim', meaning: 'Adres, telefon ve e-posta bilgilerini değiştirir.' },
        },
        blog: {
          manage: { title: 'Blog', meaning: 'Blog yazılarını, kategorilerini ve etiketlerini yönetir.' },
        },
        user: {
          manage: {
            title: 'Kullanıcılar',
            meaning: 'Kişileri davet eder, şifrelerini sıfırlar, hesaplarını kapatır.',
          },
        },
        group: { manage: { title: 'Gruplar', meaning: 'Grupları ve yetkilerini değiştirir.' } },
        role: { manage: { title: 'Yetkiler', meaning: 'Kendi yetkilerinizi ekler ve adlandırır.' } },
        administrator: {
          title: 'Yönetici',
          meaning: 'Her şeyi yapar: geçmişi görür, geri alır, kaldırılanları geri getirir.',
        },
      },
    },
    resources: {
      role: {
        builtIn: 'Bu yetki yazılımın kendisinindir; adı değişmez ve kaldırılamaz.',
        nameHint: 'Örneğin kasa.ac. Yazılımın tanımadığı bir ad burada bir şeye izin vermez.',
      },
    },
  },
  {
    admin: {
      role: {
        own: 'A role of your own: it allows nothing here and is for tools of yours that use the API.',
        product: {
          manage: {
            title: 'Dishes',
            meaning: 'Adds dishes, changes prices and pictures, sells them out, removes them.',
          },
        },
        category: {
          manage: { title: 'Categories', meaning: 'Adds, changes, orders and removes menu categories.' },
        },
        service: { manage: { title: 'Services', meaning: 'Adds, changes, orders and removes services.' } },
        about: { manage: { title: 'About us', meaning: 'Writes the text about the house.' } },
        contact: { manage: { title: 'Contact', meaning: 'Changes address, phone and mail.' } },
        blog: { manage: { title: 'Blog', meaning: 'Manages posts with their categories and tags.' } },
        user: {
          manage: { title: 'Users', meaning: 'Invites people, resets passwords, closes accounts.' },
        },
        group: { manage: { title: 'Groups', meaning: 'Changes groups and what they may do.' } },
        role: { manage: { title: 'Roles', meaning: 'Adds and names roles of your own.' } },
        administrator: {
          title: 'Administrator',
          meaning: 'Does everything: sees the history, undoes changes, restores what was removed.',
        },
      },
    },
    resources: {
      role: {
        builtIn: 'This role is the product’s own; it can be neither renamed nor removed.',
        nameHint: 'Such as till.open. A name that the product does not know allows nothing here.',
      },
    },
  },
)
