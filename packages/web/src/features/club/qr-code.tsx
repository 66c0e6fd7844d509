/** A link as a QR code, which another device reads with its camera. The code that draws it is loaded when it is shown. */
import { useEffect, useState } from 'preact/hooks';
import { logBug } from '../../platform/errors.ts';

/** Error correction: 15 %. */
const CORRECTION = 'M';
/** Modules of white around it, as ISO/IEC 18004 wants. */
const QUIET_ZONE = 4;

interface Drawn {
  readonly size: number;
  readonly path: string;
}

const drawn = async (text: string): Promise<Drawn> => {
  const { default: qrcode } = await import('qrcode-generator');
  // Type 0: as small as the text allows.
  const code = qrcode(0, CORRECTION);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { size: count, path };
};

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [code, setCode] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const made = await drawn(text);
      if (isWanted) setCode(made);
    };
    draw().catch(logBug);
    return () => {
      isWanted = false;
    };
  }, [text]);
  const size = (code?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <svg
      class="club-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      {code !== null && <path d={code.path} />}
    </svg>
  );
};
