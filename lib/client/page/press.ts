type Click = Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export type PressedTool = { toolId: string; quantity: number; name: string };

/** `goods` is the id and the quantity; the button is described by the element with the tool's name. */
export function pressedTool(button: HTMLElement, goods = ''): PressedTool {
  const [toolId = '', quantity = '1'] = goods.split(' ');
  const name = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return { toolId, quantity: Number(quantity), name: name.trim() };
}
