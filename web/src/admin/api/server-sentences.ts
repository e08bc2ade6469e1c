/** A group named `field`, `title` or `doing` is a term of the server; whatever else is named stands as it came. */
type Sentence = readonly [said: RegExp, turkish: string]

/** What is wrong with a field of an input, as `server/core/validation.ts` says it. */
const FAULTS: readonly Sentence[] = [
  [/^(?<field>\S+) must be there\.$/, '{field} gerekli.'],
  [/^(?<field>\S+) must not be empty\.$/, '{field} boş olamaz.'],
  [/^(?<field>\S+) must be a text\.$/, '{field} bir metin olmalı.'],
  [/^(?<field>\S+) must be at most (?<most>\d+) characters\.$/, '{field} en çok {most} karakter olabilir.'],
  [
    /^(?<field>\S+) must be (?<least>\d+) to (?<most>\d+) characters\.$/,
    '{field} en az {least}, en çok {most} karakter olmalı.',
  ],
  [/^(?<field>\S+) must hold whole characters, and no NUL\.$/, '{field} bozuk bir karakter içeriyor.'],
  [
    /^(?<field>\S+) must be ACTIVE \(1\) or PASSIVE \(0\)( or null)?\.$/,
    '{field} “Yayında” ya da “Gizli” olmalı.',
  ],
  [
    /^(?<field>\S+) must be a whole number from (?<least>\d+) to (?<most>\d+)\.$/,
    '{field}, {least} ile {most} arasında bir tam sayı olmalı.',
  ],
  [
    /^(?<field>\S+) must be a whole number from (?<least>\d+)\.$/,
    '{field} en az {least} olan bir tam sayı olmalı.',
  ],
  [/^(?<field>\S+) must be at most (?<most>\d+)\.$/, '{field} en çok {most} olabilir.'],
  [
    /^(?<field>\S+) must be a number from (?<least>\d+) to (?<most>\d+) with at most two decimal places\.$/,
    '{field}, {least} ile {most} arasında, virgülden sonra en çok iki basamaklı bir sayı olmalı.',
  ],
  [
    /^(?<field>\S+) must be the id of a record, a positive whole number\.$/,
    '{field} için listeden bir kayıt seçin.',
  ],
  [
    /^(?<field>\S+) must be the id of a record that is there; (?<id>.*) is not\.$/s,
    '{field}: seçilen kayıt artık yok.',
  ],
  [/^(?<field>\S+) must be a list of ids\.$/, '{field} bir liste olmalı.'],
  [/^(?<field>\S+) must hold at most (?<most>\d+) ids\.$/, '{field}: en çok {most} kayıt seçilebilir.'],
  [/^(?<field>\S+) must hold ids only, positive whole numbers\.$/, '{field} için listeden kayıtlar seçin.'],
  [
    /^(?<field>\S+) must be a mail address of at most (?<most>\d+) characters\.$/,
    '{field}, en çok {most} karakterlik geçerli bir e-posta adresi olmalı.',
  ],
  [
    /^(?<field>\S+) must be (?<least>\d+) to (?<most>\d+) ASCII letters, digits or any of \._-@\+$/,
    '{field} en az {least}, en çok {most} karakter olmalı: Türkçeye özgü olmayan harfler, rakamlar ve . _ - @ +',
  ],
  [/^(?<field>\S+) must be true or false( or null)?\.$/, '{field} evet ya da hayır olmalı.'],
  [/^(?<field>\S+) must be a whole number: the version that was read\.$/, '{field} bir tam sayı olmalı.'],
  [/^(?<field>\S+) can only be set to null\.$/, '{field} yalnızca boşaltılabilir.'],
  [
    /^(?<field>\S+) must not be one of the (?<count>\d+) commonest\.$/,
    'Bu şifre en yaygın {count} şifreden biri; başka bir şifre seçin.',
  ],
  [
    /^(?<field>\S+) must not be a name or the mail address of the account, or the name of the site\.$/,
    'Şifre; hesabın adı, e-posta adresi ya da sitenin adı olamaz. Başka bir şifre seçin.',
  ],
  [/^(?<field>\S+) must differ from the present password\.$/, 'Yeni şifre şimdikinden farklı olmalı.'],
  [/^(?<field>\S+) is not your present password\.$/, 'Bu, sizin şu anki şifreniz değil.'],
  [
    /^(?<field>\S+) must be your own password: this changes an administrator's email, password or groups\.$/,
    'Bir yöneticinin e-postasını, şifresini ya da gruplarını değiştirmek için kendi şifrenizi yazın.',
  ],
  [
    /^(?<field>\S+) must not look like the built-in role (?<role>\S+)\.$/,
    '{field}, ürünün kendi rolü “{role}” ile karıştırılabilir; başka bir ad seçin.',
  ],
  [
    /^(?<field>\S+) must be 1 to (?<most>\d+) pictures\.$/,
    'Bir kerede en az 1, en çok {most} resim gönderilebilir.',
  ],
  [/^(?<field>\S+) must be a list of fields with their values\.$/, '{field} okunamadı.'],
  [/^(?<field>\S+) must be the name of a field\.$/, '{field} okunamadı.'],
  [/^(?<field>\S+) must be a field, and then asc or desc if anything\.$/, '{field} okunamadı.'],
  [/^(?<field>\S+) must be the name of a look-up, such as product or blogTag\.$/, '{field} tanınmıyor.'],
  [/^(?<field>\S+) is needed beside an id\.$/, '{field} gerekli.'],
  [/^(?<field>\S+) must be (?<wanted>.+) or null\.$/, '{field}: bu değerle süzülemez.'],
  [/^There is no field (?<name>.*) here; there are .*\.$/s, '“{name}” diye bir alan yok.'],
  [/^Either email or userName is needed\.$/, 'E-posta ya da kullanıcı adı gerekli.'],
  [/^A contact entry needs at least one of .*\.$/, 'Bir iletişim kaydında en az bir alan doldurulmalı.'],
]

/** What stands against a change that is in itself right. */
const REFUSALS: readonly Sentence[] = [
  [
    /^This (?<title>[\w ]+?) has changed since you read it(?: \(version .*\))?\. Read it again and repeat your change\.$/,
    'Siz yazarken bu {title} değişti. Yeniden açıp değişikliğinizi tekrarlayın.',
  ],
  [
    /^This category still has (?<count>\d+) products?\. Move or remove what is in it first\.$/,
    'Bu kategoride hâlâ {count} ürün var. Önce onları başka kategoriye taşıyın ya da kaldırın.',
  ],
  [
    /^This category still has (?<count>\d+) blog entr(?:y|ies)\. Move them first\.$/,
    'Bu kategoride hâlâ {count} yazı var. Önce onları başka kategoriye taşıyın.',
  ],
  [
    /^This tag is still on (?<count>\d+) blog entr(?:y|ies)\. Take it off first\.$/,
    'Bu etiket hâlâ {count} yazıda kullanılıyor. Önce yazılardan çıkarın.',
  ],
  [
    /^This group still has (?<count>\d+) users?\. Take everybody out first\.$/,
    'Bu grupta hâlâ {count} kullanıcı var. Önce hepsini gruptan çıkarın.',
  ],
  [
    /^This role is still in (?<count>\d+) groups?\. Take it out first\.$/,
    'Bu rol hâlâ {count} grupta. Önce gruplardan çıkarın.',
  ],
  [
    /^The role (?<name>.*) is built in and cannot be (?<doing>\w+)\.$/s,
    '“{name}” rolü ürünün kendisine ait; {doing}.',
  ],
  [
    /^The product of this image was removed\. Restore the product first\.$/,
    'Bu resmin ürünü kaldırılmış. Önce ürünü geri getirin.',
  ],
  [
    /^The category of this product was removed\. Restore the category first\.$/,
    'Bu ürünün kategorisi kaldırılmış. Önce kategoriyi geri getirin.',
  ],
  [
    /^These were changed again since: (?<fields>.*)\. Nothing was undone\.$/s,
    'Bu arada yeniden değişmiş: {fields}. Hiçbir şey geri alınmadı.',
  ],
  [
    /^Nothing is left to undo: the record is as it was before this change\.$/,
    'Geri alınacak bir şey kalmadı: kayıt bu değişiklikten önceki hâlinde.',
  ],
  [
    /^Nothing is left to undo: the record was removed since\.$/,
    'Geri alınacak bir şey kalmadı: kayıt bu arada kaldırılmış.',
  ],
  [
    /^Nothing is left to undo: the record was restored since\.$/,
    'Geri alınacak bir şey kalmadı: kayıt bu arada geri getirilmiş.',
  ],
  [/^The record was removed\. Restore it first\.$/, 'Kayıt bu arada kaldırılmış. Önce onu geri getirin.'],
  [
    /^The data of this user were erased: its changes cannot be undone\.$/,
    'Bu kullanıcının verileri silinmiş; değişiklikleri geri alınamaz.',
  ],
  [
    /^A change of a password cannot be undone: the old one is not kept\.$/,
    'Şifre değişikliği geri alınamaz: eski şifre saklanmaz.',
  ],
  [/^This change cannot be undone: no call sets what it changed\.$/, 'Bu değişiklik geri alınamaz.'],
  [
    /^The picture of before this change is gone\. Nothing was undone\.$/,
    'Eski resmin dosyası artık yok; hiçbir şey geri alınmadı.',
  ],
  [
    /^Undoing this would change an administrator's email or groups, which needs your own password\. Change the user instead\.$/,
    'Geri almak bir yöneticinin e-postasını ya da gruplarını değiştirir; bunun için kendi şifreniz gerekir. Kullanıcıyı formundan değiştirin.',
  ],
  [/^Another record has that name already\.$/, 'Bu ad başka bir kayıtta kullanılıyor.'],
  [
    /^Another (?<title>[\w ]+?) has the (?<field>\w+)(?: (?<value>.*))? already\.$/s,
    '{field}: bu değer başka bir kayıtta kullanılıyor ({title}).',
  ],
  [
    /^This would leave nobody who is an active administrator\. Make another one first\.$/,
    'Böyle etkin bir yönetici kalmaz. Önce başka bir yönetici ekleyin.',
  ],
  [
    /^Only a removed user can be erased\. Remove this user first\.$/,
    'Yalnızca kaldırılmış bir kullanıcının verileri silinebilir. Önce kullanıcıyı kaldırın.',
  ],
  [/^This user was erased and cannot be restored\.$/, 'Bu kullanıcının verileri silinmiş; geri getirilemez.'],
  [
    /^Your permissions have changed in the meantime\. Nothing was changed; try again\.$/,
    'Bu sırada yetkileriniz değişti. Hiçbir şey kaydedilmedi; yeniden deneyin.',
  ],
  [/^You cannot (?<doing>.+?): you do not hold (?<roles>.*)\.$/s, '{doing}: sizde şu yetkiler yok: {roles}.'],
  [
    /^Your groups hold no role that allows this\.$/,
    'Gruplarınızın hiçbirinde buna izin veren bir yetki yok.',
  ],
  [/^Only administrators may read the history\.$/, 'Değişiklik geçmişini yalnızca yöneticiler görebilir.'],
  [
    /^There is no (?<title>[\w ]+?) with the id (?<id>.*)\.$/s,
    '{id} numaralı {title} yok; kaldırılmış olabilir.',
  ],
]

/** What is not about the input. */
const CIRCUMSTANCES: readonly Sentence[] = [
  [/^Sign in first: this needs a valid token\.$/, 'Önce giriş yapın: oturumunuz kapanmış.'],
  [/^You are not signed in\.$/, 'Oturumunuz açık değil.'],
  [/^The name or the password is wrong\.$/, 'Kullanıcı adı ya da şifre yanlış.'],
  [
    /^Too many attempts\. Try again in (?<count>\d+) seconds\.$/,
    'Çok fazla deneme yapıldı. {count} saniye sonra yeniden deneyin.',
  ],
  [
    /^Too many changes at once\. Try again shortly\.$/,
    'Aynı anda çok fazla değişiklik yapılıyor. Biraz sonra yeniden deneyin.',
  ],
  [
    /^The database cannot be reached at the moment\. Try again shortly\.$/,
    'Veritabanına şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.',
  ],
  [
    /^Pictures cannot be stored or read at the moment\. Try again shortly\.$/,
    'Resimler şu anda saklanamıyor ya da okunamıyor. Biraz sonra yeniden deneyin.',
  ],
  [
    /^There is no room to store this at the moment\. Nothing was changed\.$/,
    'Şu anda kaydedecek yer kalmadı. Hiçbir şey değişmedi.',
  ],
  [/^An unexpected server error occurred\.$/, 'Sunucuda beklenmeyen bir hata oluştu.'],
  [
    /^(?<name>.*) is too large\. Pictures may be .*$/s,
    '{name} çok büyük. Resimler PNG, JPEG, WebP, AVIF ya da GIF, en çok 10 MB ve 40 megapiksel olabilir.',
  ],
  [
    /^(?<name>.*) is not a picture that can be read\. Pictures may be .*$/s,
    '{name} okunabilen bir resim değil. Resimler PNG, JPEG, WebP, AVIF ya da GIF, en çok 10 MB ve 40 megapiksel olabilir.',
  ],
  [
    /^(?<name>.*) has (?<size>\S+) megapixels; at most (?<most>\S+) are accepted of (?<kind>\S+)\.$/s,
    '{name} {size} megapiksel. {kind} resimler en çok {most} megapiksel olabilir.',
  ],
  [
    /^At most (?<most>\d+) files are accepted in one request\.$/,
    'Bir kerede en çok {most} dosya gönderilebilir.',
  ],
  [
    /^There are too many requests at the moment\. Try again shortly\.$/,
    'Şu anda çok fazla istek var. Biraz sonra yeniden deneyin.',
  ],
  [
    /^Too many files are being uploaded at the moment\. Try again shortly\.$/,
    'Şu anda çok fazla dosya yükleniyor. Biraz sonra yeniden deneyin.',
  ],
  [
    /^The reply would hold more than \d+ records or 8 MiB\..*$/,
    'Bir kerede çok fazla bilgi istendi; daha azını isteyin.',
  ],
  [
    /^(A JSON body may have at most 1 MiB|Without a token, variables may have at most 64 KiB)\.$/,
    'Gönderilen bilgi çok büyük.',
  ],
  [
    /^(?<name>.*) is too large: a file may have at most 10 MiB\.$/s,
    '{name} çok büyük: bir dosya en çok 10 MB olabilir.',
  ],
  [/^There are \d+ values already\. Remove some first\.$/, 'Çok fazla değer var; önce birkaçını kaldırın.'],
  [/^There are no subscriptions here; ask again by a query\.$/, 'Sunucu aboneliği desteklemiyor.'],
  [
    /^(The (address|body|field|file|form) .*|(Each path of )?map .*|operations must be .*)$/s,
    'Gönderilen istek okunamadı. Sayfayı yenileyip yeniden deneyin.',
  ],
  [/^The query is \d+ fields deep; at most \d+ are accepted\.$/, 'Sorgu çok derin.'],
  [/^\w+ takes no alias\.$/, 'Sorgu aynı alanı çok fazla soruyor.'],
  [/^\w+ has \d+ aliases; at most \d+ are accepted\.$/, 'Sorgu aynı alanı çok fazla soruyor.'],
  [
    /^The query may cost .*; at most \d+ is accepted\. Ask for less at once\.$/,
    'Bir kerede çok fazla bilgi istendi.',
  ],
]

/** What the server says, as its sentences are built, and the same in Turkish; the first that fits counts. */
export const SENTENCES: readonly Sentence[] = [...FAULTS, ...REFUSALS, ...CIRCUMSTANCES]
