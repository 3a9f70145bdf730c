/** Whether this is our server's frame page, whatever page is around it. */
export function isFramePage(
  server: string | null,
  { location }: { readonly location: Pick<Location, "origin" | "pathname"> },
): boolean {
  return server === location.origin && location.pathname.startsWith("/frame/");
}
