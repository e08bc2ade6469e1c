/** A laid table for two under a lamp. */
export function TableDrawing() {
  return (
    <svg className="drawing table-aside__drawing" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <circle className="glow" cx="160" cy="118" r="100" />
      <g className="line">
        <path d="M160 0v34" />
        <path className="in-red" d="M128 64a32 30 0 0 1 64 0Z" />
        <path d="M150 70a10 8 0 0 0 20 0" />
        <path className="in-paper" d="M84 132h152l14 30H70Z" />
        <path d="M92 162v50M228 162v50" />
        <path className="of-green" d="M22 100h14l6 62h36v50M42 162v50H36" />
        <path className="of-green" d="M298 100h-14l-6 62h-36v50M278 162v50h6" />
        <ellipse className="in-card" cx="120" cy="138" rx="20" ry="6" />
        <ellipse className="in-card" cx="200" cy="138" rx="20" ry="6" />
        <path className="in-gold" d="M152 132v-16h16v16ZM160 116v-12" />
        <path className="in-red" d="M160 104c-7-6-3-14 0-18 3 4 7 12 0 18Z" />
      </g>
    </svg>
  )
}
