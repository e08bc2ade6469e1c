import ipaddr from 'ipaddr.js'

/** Whether an IPv4 or IPv6 address is one of the internet: none of this machine, of a private network or of a special use. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
