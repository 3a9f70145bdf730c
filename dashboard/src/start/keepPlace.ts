/** What a link to the same page in the other language leads to has the query and the hash of the moment. */
export function keepPlace(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-same-page]");
      if (link) Object.assign(link, { search: location.search, hash: location.hash });
    },
    true,
  );
}
