/** Food that the emoji set lacks: the content of an SVG of 32 by 32. */
export const ownDrawings: Readonly<Record<string, string>> = {
  kofte: `<defs><linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#A8623A"/><stop offset="1" stop-color="#6B3417"/></linearGradient></defs>
<g stroke="#4A210D" stroke-width="1.100" stroke-linecap="round">
<g transform="rotate(-24 12 10)"><rect x="3" y="5" width="18" height="10" rx="5" fill="url(#k)" stroke="none"/><path d="M7 6.500v7M11.300 5.800v8.400M15.600 6.200v7.600"/></g>
<g transform="rotate(-24 21 17)"><rect x="12" y="12" width="18" height="10" rx="5" fill="url(#k)" stroke="none"/><path d="M16 13.500v7M20.300 12.800v8.400M24.600 13.200v7.600"/></g>
<g transform="rotate(-24 11 23)"><rect x="2" y="18" width="18" height="10" rx="5" fill="url(#k)" stroke="none"/><path d="M6 19.500v7M10.300 18.800v8.400M14.600 19.200v7.600"/></g></g>`,
  steak: `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9C5230"/><stop offset="1" stop-color="#652B14"/></linearGradient></defs>
<path d="M4 19c-2-6 2-13 10-14 8-1.500 14 2.500 14.500 9 .4 6-4 11-11 12.500C11 28 6 25 4 19Z" fill="#4A1D0C"/>
<path d="M4 17c-2-6 2-12 10-13 8-1.500 14 2.500 14.500 8.500.4 6-4 10.500-11 12C11 26 6 23 4 17Z" fill="url(#s)"/>
<path d="M8 9.500 23 21M12 6.500 26 17M5.500 14 18 23.500" stroke="#3E1708" stroke-width="1.500" stroke-linecap="round"/>
<path d="M16 5.500 8 19M22 6.500 13 23M27 10 19 23" stroke="#3E1708" stroke-width="1.100" stroke-linecap="round" opacity=".55"/>`,
  'grilled-fish': `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#C9854A"/><stop offset=".55" stop-color="#E9C48C"/><stop offset="1" stop-color="#C58B4E"/></linearGradient></defs>
<g transform="rotate(-28 16 16)"><path d="M24 16c2-2.500 4.500-4.500 7-5-1 3.300-1 6.700 0 10-2.500-.5-5-2.500-7-5Z" fill="#A9683A"/>
<path d="M13 10c2-2 5-2.500 7.500-1.500L19 11ZM13 22c1.500 1.800 3.500 2.300 5.500 1.800L17.500 21Z" fill="#A9683A"/>
<path d="M1 16.500C3 12 8 9 14 9c5 0 9 2.800 12 7-3 4.200-7 7-12 7-6 0-11-2.500-13-6.500Z" fill="url(#f)"/>
<path d="M8.500 10.800c1.800 3.300 1.800 7.400 0 10.700" fill="none" stroke="#9A5A2E" stroke-width="1.200" stroke-linecap="round"/>
<path d="m12 11 3.500 10M16 10.500l3.500 9.500M20 11.500l2.500 6.500" stroke="#6B3417" stroke-width="1.400" stroke-linecap="round"/>
<circle cx="5.300" cy="15" r="1.200" fill="#FFF6E5"/><circle cx="5.300" cy="15" r=".6" fill="#3A1A0B"/></g>`,
  'button-mushroom': `<defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#FFF8EA"/><stop offset="1" stop-color="#E2CBA6"/></linearGradient></defs>
<path d="M3 15C3 8.500 8.500 4 16 4s13 4.500 13 11c0 2.500-2 3.500-4.500 3.500H20c-.6 0-1 .4-.9 1l.7 5.500c.3 2.200-1.500 3.500-3.800 3.500s-4.100-1.300-3.800-3.500l.7-5.500c.1-.6-.3-1-.9-1H7.500C5 18.500 3 17.500 3 15Z" fill="#CDB088"/>
<path d="M4.200 14.500C4.200 9 9.300 5.200 16 5.200s11.800 3.800 11.800 9.300c0 1.900-1.600 2.700-3.600 2.700h-5c-1 0-1.600.7-1.500 1.600l.8 6c.2 1.500-.8 2.400-2.500 2.400s-2.700-.9-2.500-2.400l.8-6c.1-.9-.5-1.600-1.500-1.600h-5c-2 0-3.600-.8-3.600-2.700Z" fill="url(#m)"/>
<path d="M9 16.800c1.200-2.200 3.800-3.600 7-3.600s5.800 1.400 7 3.600l-5 .1h-4Z" fill="#A67C52"/>
<path d="M12 16.600c.4-1 .9-1.800 1.500-2.500M16 16.600v-3M20 16.600c-.4-1-.9-1.800-1.500-2.500" stroke="#7E5A38" stroke-width=".7" stroke-linecap="round"/>`,
}
