// What depends on the device, the server or the moment is drawn by the browser.
export const prerender = false;
export const ssr = false;
