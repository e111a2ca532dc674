import drawing from './soap-drawing.svg';

/** The drawing of empty and failed pages: a bar of soap in its dish. */
export function SoapDrawing() {
  return <img src={drawing} alt="" width={160} height={110} />;
}
