/** Whether things may move: the page's setting, which starts from the system's. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'reduced';
}
