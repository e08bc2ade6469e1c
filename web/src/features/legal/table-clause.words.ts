/** What becomes of the data of guests who ask for a table on the site. */

export const title = 'Siteden masa isteği'
export const address = (address: string) => `adres: ${address}`
export const phone = (phone: string) => `telefon: ${phone}`
export const mail = (mail: string) => `e-posta: ${mail}`
/** @param details how the controller is reached; empty for nothing. */
export const controller = (name: string, details: string) =>
  `Masa isteme sayfasında yazdıklarınız bize ulaşır. 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) bakımından veri sorumlusu: ${name}${details && ` (${details})`}.`
export const data =
  'Hangi veriler: adınız, telefonunuz, yazdıysanız e-posta adresiniz ve mesajınız; gün, saat ve kişi sayısı, değiştirirseniz ilk istedikleriniz de. Sağlığınızla ilgili bir şey yazmayın.'
export const purpose =
  'Hangi amaçla: yalnızca masanızı ayırmak ve size yanıt vermek için. Tanıtım için kullanılmaz.'
export const reason =
  'Hangi hukukî sebeple: KVKK’nın 5. maddesinin 2. fıkrasının (c) bendi, sizinle bir sözleşmenin kurulması; ve (f) bendi, masaları planlamak ve formun kötüye kullanılmasını önlemek için meşru menfaatimiz. Açık rıza istenmez.'
export const seenBy =
  'Kimler görür: masalarla ilgilenen çalışanlarımız. Bizim adımıza, siteyi barındıran firma ve yanıtlar e-postayla da gönderiliyorsa e-posta hizmetini aldığımız firma işler. Başkasına verilmez.'
export const kept = (days: number) =>
  `Ne kadar saklanır: geleceğiniz günden ${days} gün sonra silinir; yedeklerde birkaç gece daha kalır.`
export const onDevice =
  'Cihazınızda: yazdıklarınız ve formun bir kerelik anahtarı, isteğiniz bize ulaşana kadar açık olan sekmede (sessionStorage); isteğinizin kodu ve saati, o gün bitene kadar tarayıcınızda (localStorage) durur. İsteğinizi yeniden bulmanız ve iki kez göndermemeniz içindir. Sekmeyi kapatınca ve “Unut” deyince silinir.'
/** @param mail empty for none. */
export function rights(isByLetter: boolean, mail: string) {
  const by = [isByLetter && 'yazılı olarak adresimize', mail && `${mail} adresine e-postayla`].filter(Boolean)
  return `Haklarınız: KVKK’nın 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenebilir; düzeltilmesini, silinmesini isteyebilir; kanuna aykırı işlenmesinden doğan zararınızın giderilmesini talep edebilirsiniz.${by.length > 0 ? ` Başvurunuzu ${by.join(' ya da ')} iletin;` : ' Bize başvurun;'} en geç otuz gün içinde ücretsiz yanıtlarız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyet edebilirsiniz.`
}
