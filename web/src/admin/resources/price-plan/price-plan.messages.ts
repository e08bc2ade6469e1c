import { messages } from '../../language/messages.ts'

export const pricePlanMessages = messages('resources.pricePlan', {
  day: ['Gün', 'Day'],
  time: ['Saat', 'Time'],
  momentHint: [
    'Restoranın saatiyle. Boş bırakılırsa plan taslak kalır.',
    'By the clock of the restaurant. Left empty, the plan stays a draft.',
  ],
  momentPart: [
    'Gün ve saati birlikte yazın ya da ikisini de boş bırakın.',
    'Enter day and time, or neither.',
  ],
  state: {
    name: ['Durum', 'State'],
    draft: ['Taslak', 'Draft'],
    planned: ['Planlandı', 'Planned'],
    applied: ['Uygulandı', 'Applied'],
    cancelled: ['Vazgeçildi', 'Cancelled'],
  },
  count: ['Bir fiyat |||| %{smart_count} fiyat', 'One price |||| %{smart_count} prices'],
  stale: [
    'Bir fiyat değişti |||| %{smart_count} fiyat değişti',
    'One price has changed |||| %{smart_count} prices have changed',
  ],
  staleHint: [
    'Bu fiyat plan yapıldıktan sonra değişti; plan yine de kendi fiyatını koyar. |||| Bu %{smart_count} fiyat plan yapıldıktan sonra değişti; plan yine de kendi fiyatlarını koyar.',
    'This price was changed after the plan was made; the plan sets its own all the same. |||| These %{smart_count} prices were changed after the plan was made; the plan sets its own all the same.',
  ],
  staleLine: ['%{seen} iken planlandı, şimdi %{before}', 'planned at %{seen}, now %{before}'],
  staleGone: ['kaldırıldı; plan bunu atlar', 'removed; the plan skips it'],
  noPrice: ['fiyatsız', 'no price'],
  seen: ['Gördüm', 'Seen'],
  seenOf: ['%{name}: değişikliği gördüm', '%{name}: I have seen the change'],
  newPrice: ['%{name}: planlanan fiyat', '%{name}: planned price'],
  leaveOut: ['%{name}: plandan çıkar', '%{name}: take out of the plan'],
  none: [
    'En az bir fiyat kalmalı; plandan vazgeçebilirsiniz.',
    'At least one price has to stay; you can cancel the plan.',
  ],
  remove: ['Plandan vazgeç', 'Cancel the plan'],
  apply: ['Şimdi uygula', 'Apply now'],
  applyTitle: ['Plan şimdi uygulansın mı?', 'Apply the plan now?'],
  applyWhat: [
    'Bir fiyat hemen değişir. Sonra geri alınabilir. |||| %{smart_count} fiyat hemen değişir. Sonra hepsi geri alınabilir.',
    'One price changes at once. It can be undone. |||| %{smart_count} prices change at once. They can all be undone.',
  ],
  saveFirst: ['Önce değişiklikleri kaydedin.', 'Save your changes first.'],
  done: ['%{name} uygulandı', '%{name} is applied'],
  back: ['Geri dönüş planı', 'Plan for the way back'],
  backName: ['Geri dönüş: %{name}', 'Way back: %{name}'],
  backDone: [
    'Geri dönüş planı taslak olarak eklendi; uygulanacağı anı seçin.',
    'The plan for the way back is added as a draft; choose its moment.',
  ],
  preview: ['Sitede önizle', 'Preview on the site'],
  lowest: ['son %{days} günün en düşüğü %{price}', 'lowest of the last %{days} days: %{price}'],
  lowestSoFar: [
    'en düşüğü %{price}; kayıt %{days} günden kısa',
    'lowest: %{price}; recorded for less than %{days} days',
  ],
  journal: {
    title: ['Fiyat günlüğü', 'Price journal'],
    ofDish: ['Fiyat geçmişi', 'Prices so far'],
    change: ['%{before} yerine %{price}', '%{price} instead of %{before}'],
    none: ['Henüz bir fiyat değişmedi.', 'No price has changed yet.'],
    system: ['sistem', 'the system'],
  },
  print: ['O günün listesini yazdır', 'Print the list of that day'],
  isApplied: ['Bu plan uygulandı; artık değişmez.', 'This plan was applied and does not change any more.'],
  appliedAt: ['%{when} uygulandı.', 'Applied on %{when}.'],
  outcome: ['Sonuç', 'Outcome'],
  changed: [
    'Bir fiyat değişti. |||| %{smart_count} fiyat değişti.',
    'One price was changed. |||| %{smart_count} prices were changed.',
  ],
  changedNone: ['Hiçbir fiyat değişmedi.', 'No price was changed.'],
  unchanged: [
    'Bir fiyat zaten böyleydi. |||| %{smart_count} fiyat zaten böyleydi.',
    'One price was so already. |||| %{smart_count} prices were so already.',
  ],
  skipped: ['Menüde olmadıkları için atlananlar:', 'Skipped, because they are not on the menu:'],
  overridden: [
    'Plandan sonra değiştirilmiş olup üzerine yazılanlar:',
    'Changed after the plan was made, and replaced:',
  ],
  overriddenLine: [
    '%{name}: %{seen} iken planlandı, o anda %{before} idi',
    '%{name}: planned at %{seen}, it was %{before} by then',
  ],
  undone: ['Fiyatlar geri alındı.', 'The prices were taken back.'],
  since: [
    'Bir fiyat sonradan değişti |||| %{smart_count} fiyat sonradan değişti',
    'One price was changed since |||| %{smart_count} prices were changed since',
  ],
  sinceWhat: [
    '%{names}: bunlar kalsın, ötekiler geri alınsın mı?',
    '%{names}: leave these, and take the others back?',
  ],
  sinceAll: [
    '%{names}: hepsi sonradan değişti. Geri alınacak fiyat kalmadı.',
    '%{names}: all were changed since. There is no price left to take back.',
  ],
  leave: ['Onlar kalsın', 'Leave them'],
})
