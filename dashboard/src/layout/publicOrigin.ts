/** Our origin as the server wrote it into the page, regardless of the host name in use. Browser only. */
export function publicOrigin(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture && URL.canParse(picture) ? new URL(picture).origin : window.location.origin;
}
