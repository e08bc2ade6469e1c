export const title = 'Online Sipariş Ver'
export const text =
  'Sofraya gelemediğiniz günlerde sofra size gelsin: siparişinizi verin, sıcak sıcak kapınıza getirelim.'
export const order = 'Online sipariş ver'
