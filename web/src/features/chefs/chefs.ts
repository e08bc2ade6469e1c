export interface Chef {
  readonly name: string
  readonly role: string
  /** File name of the portrait. */
  readonly portrait: string
}

/** Sample content: invented people. */
export const chefs: readonly Chef[] = [
  { name: 'Kemal Ertuğrul', role: 'Aşçıbaşı', portrait: 'chef-1' },
  { name: 'Defne Aksoy', role: 'Pasta şefi', portrait: 'chef-2' },
  { name: 'Baran Yıldız', role: 'Izgara ustası', portrait: 'chef-3' },
  { name: 'Zehra Karaca', role: 'Kahvaltı şefi', portrait: 'chef-4' },
  { name: 'Sabri Ocak', role: 'Taş fırın ustası', portrait: 'chef-5' },
  { name: 'Mina Tanaka', role: 'Asya mutfağı şefi', portrait: 'chef-6' },
  { name: 'Leyla Mensah', role: 'Soğuk mutfak şefi', portrait: 'chef-7' },
  { name: 'Onur Demirtaş', role: 'Sos şefi', portrait: 'chef-8' },
]
