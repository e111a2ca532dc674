/** Lets the browser save a file that this page has made. */
export function saveDatenDatei(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the object URL after the click event.
  setTimeout(() => URL.revokeObjectURL(url));
}
