import "fake-indexeddb/auto";

// What pages use of a browser and jsdom lacks: IndexedDB, and anything that needs a layout.

class NeverReports {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom says that it is Apple's, whose browsers delete what they store.
Object.defineProperty(Navigator.prototype, "vendor", { get: () => "", configurable: true });
window.scrollTo = () => {};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
HTMLElement.prototype.hidePopover = () => {};
// The browser's own style.
document.head.append(
  Object.assign(document.createElement("style"), { textContent: "[popover] { display: none }" }),
);
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => {};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
Object.assign(globalThis, { ResizeObserver: NeverReports, IntersectionObserver: NeverReports });
