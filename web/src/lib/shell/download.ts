/** Hands a file to the browser to be saved. */
export function offerDownload(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
