/** Until what has been answered by now is on the screen: before it is said that something does not come. */
export async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
