/**
 * The button of a tool that opens over the page, and its window in each mode. Written by hand, since the button is shown
 * before the kit's style sheet has loaded; the colors are the kit's tokens. On a phone every window takes the whole page.
 * A floating button is below the cookie banners of the page, which have a high z-index.
 */
export const overlaySheet = `
.iep-base .iep-opener{display:inline-flex;align-items:center;justify-content:center;max-width:100%;min-height:calc(var(--iep-rem)*2.75);padding:calc(var(--iep-rem)*.5) calc(var(--iep-rem)*1.25);border:1px solid var(--iep-fill);border-radius:10px;background:var(--iep-fill);color:var(--iep-on-fill);font-weight:600;text-align:center;overflow-wrap:anywhere}
.iep-base .iep-opener:hover{opacity:.9}
.iep-base .iep-float{position:fixed;z-index:var(--iep-z-index,90);bottom:calc(var(--iep-float-offset,16px) + env(safe-area-inset-bottom,0px));max-width:min(100% - 32px,20rem);border-color:var(--iep-paper);box-shadow:0 2px 12px rgb(0 0 0/.3)}
.iep-base .iep-float:hover{opacity:1;text-decoration:underline}
.iep-base[data-side=left] .iep-float{left:calc(16px + env(safe-area-inset-left,0px))}
.iep-base[data-side=right] .iep-float{right:calc(16px + env(safe-area-inset-right,0px))}
.iep-base .iep-window{position:fixed;inset:0;flex-direction:column;margin:auto;padding:0;width:min(100% - 32px,var(--iep-overlay-width,768px));max-width:none;height:fit-content;max-height:calc(100% - 32px);border:1px solid var(--iep-line);border-radius:10px;background:var(--iep-paper);color:var(--iep-ink);overflow:hidden}
.iep-base .iep-window[open]{display:flex}
.iep-base .iep-window:focus{outline:none}
.iep-base .iep-window::backdrop{background:rgb(18 25 29/.6)}
.iep-base .iep-slide-in{width:min(100% - 48px,var(--iep-overlay-width,560px));height:100%;max-height:none;margin-block:0;border-width:0 1px;border-radius:0}
.iep-base .iep-floating{width:min(100% - 32px,var(--iep-overlay-width,448px));max-height:calc(100% - var(--iep-float-offset,16px) - 32px);margin-bottom:calc(var(--iep-float-offset,16px) + env(safe-area-inset-bottom,0px))}
.iep-base .iep-floating::backdrop{background:rgb(18 25 29/.35)}
.iep-base[data-side=left] .iep-slide-in{margin-left:0}
.iep-base[data-side=right] .iep-slide-in{margin-right:0}
.iep-base[data-side=left] .iep-floating{margin-left:16px}
.iep-base[data-side=right] .iep-floating{margin-right:16px}
.iep-base .iep-full-page{width:100%;height:100%;max-height:none;border:0;border-radius:0}
.iep-base .iep-full-page .iep-content>*{display:block;max-width:var(--iep-overlay-width,768px);margin-inline:auto}
.iep-base .iep-bar{display:flex;flex:none;align-items:center;justify-content:space-between;gap:16px;padding:4px 4px 4px 16px;border-bottom:1px solid var(--iep-line);font-weight:650}
.iep-base .iep-bar button{flex:none;min-width:44px;min-height:44px;padding:0 12px;color:var(--iep-quiet);text-decoration:underline}
.iep-base .iep-content{flex:auto;overflow:auto;overscroll-behavior:contain}
.iep-base .iep-content>p{padding:16px}
.iep-base .iep-content .iep-tool{border:0;border-radius:0;background:none}
@media (max-width:480px){.iep-base .iep-window{width:100%;height:100%;max-height:none;margin:0;border:0;border-radius:0}}
@media (prefers-reduced-motion:no-preference){.iep-base .iep-window[open]{animation:iep-come .2s ease-out}.iep-base .iep-slide-in[open]{--iep-from:translateX(100%)}.iep-base[data-side=left] .iep-slide-in[open]{--iep-from:translateX(-100%)}}
@keyframes iep-come{from{opacity:.3;transform:var(--iep-from,translateY(12px))}}
`.replaceAll("\n", "");
