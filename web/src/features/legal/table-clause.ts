import type { Clause } from './legal-text.tsx'

interface TableHouse {
  readonly name: string
  /** Name of the business by law. */
  readonly legalName?: string | null
  readonly phone: string
  readonly address: string
  readonly mail?: string | null
  /** Days after which what a guest has told is deleted. */
  readonly keepDays: number
}

/** What becomes of the data of guests who ask for a table on the site. */
export function tableClauseOf({ name, legalName, phone, address, mail, keepDays }: TableHouse): Clause {
  const reach = [address && `adres: ${address}`, phone && `telefon: ${phone}`, mail && `e-posta: ${mail}`]
  const details = reach.filter(Boolean).join(', ')
  const by = [address && 'yazılı olarak adresimize', mail && `${mail} adresine e-postayla`].filter(Boolean)
  return {
    id: 'masa-istekleri',
    title: 'Siteden masa isteği',
    paragraphs: [
      `Masa isteme sayfasında yazdıklarınız bize ulaşır. 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) bakımından veri sorumlusu: ${legalName ?? name}${details && ` (${details})`}.`,
    ],
    points: [
      'Hangi veriler: adınız, telefonunuz, yazdıysanız e-posta adresiniz ve mesajınız; gün, saat ve kişi sayısı. Sağlığınızla ilgili bir şey yazmayın.',
      'Hangi amaçla: yalnızca masanızı ayırmak ve size yanıt vermek için. Tanıtım için kullanılmaz.',
      'Hangi hukukî sebeple: KVKK’nın 5. maddesinin 2. fıkrasının (c) bendi, sizinle bir sözleşmenin kurulması; ve (f) bendi, masaları planlamak ve formun kötüye kullanılmasını önlemek için meşru menfaatimiz. Açık rıza istenmez.',
      'Kimler görür: masalarla ilgilenen çalışanlarımız. Bizim adımıza, siteyi barındıran firma ve yanıtlar e-postayla da gönderiliyorsa e-posta hizmetini aldığımız firma işler. Başkasına verilmez.',
      `Ne kadar saklanır: geleceğiniz günden ${keepDays} gün sonra silinir; yedeklerde birkaç gece daha kalır.`,
      'Cihazınızda: yazdıklarınız, isteğiniz bize ulaşana kadar açık olan sekmede; isteğinizin kodu ve saati, o gün bitene kadar tarayıcınızda durur. İsteğinizi yeniden bulmanız ve iki kez göndermemeniz içindir. Sekmeyi kapatınca ve “Unut” deyince silinir.',
      `Haklarınız: KVKK’nın 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenebilir; düzeltilmesini, silinmesini isteyebilir; kanuna aykırı işlenmesinden doğan zararınızın giderilmesini talep edebilirsiniz.${by.length > 0 ? ` Başvurunuzu ${by.join(' ya da ')} iletin;` : ' Bize başvurun;'} en geç otuz gün içinde ücretsiz yanıtlarız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyet edebilirsiniz.`,
    ],
  }
}
