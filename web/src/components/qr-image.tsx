import { qrPath } from './qr-code.ts'

/** The QR code of an address. */
export function QrImage({ address }: { address: string }) {
  const { size, path } = qrPath(address)
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR kod: ${address}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
