export function KitchenDoor() {
  return (
    <svg className="drawing" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className="glow" cx="120" cy="120" r="112" />
      <g className="line">
        <path d="M36 212h168" />
        <path className="in-card" d="M66 212V44h108v168" />
        <path className="in-paper" d="M74 212V52h44v160ZM166 212V52h-44v160Z" />
        <circle className="in-gold" cx="96" cy="92" r="14" />
        <circle className="in-gold" cx="144" cy="92" r="14" />
        <path d="M110 140v18M130 140v18" />
        <path
          className="in-red"
          d="M92 26c-14 0-14 18 0 18h56c14 0 14-18 0-18-2-16-22-18-28-8-6-10-26-8-28 8Z"
        />
      </g>
    </svg>
  )
}
