import drawing from './soap-drawing.svg';

/** The small drawing of empty and failed pages: a bar of soap in its dish, with a few bubbles. */
export function SoapDrawing() {
  return <img src={drawing} alt="" width={160} height={110} />;
}
