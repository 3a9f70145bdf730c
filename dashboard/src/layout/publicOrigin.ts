/**
 * Our origin as the server has written it into the page's file, whatever name of ours this visitor came by. For the
 * browser alone.
 */
export function publicOrigin(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture && URL.canParse(picture) ? new URL(picture).origin : window.location.origin;
}
