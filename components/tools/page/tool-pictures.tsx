import { Picture } from '@/components/ui/picture';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { type GalleryView, ToolGallery } from './tool-gallery';

type ToolPicturesProps = {
  tool: Pick<Tool, 'name' | 'image' | 'pictures' | 'drawing'>;
  texts: Texts['catalogue']['tool'];
};

/** All pictures in their order, then the drawing, if any. A picture without `alt` has the tool's name. */
export function ToolPictures({ tool: { name, image, pictures, drawing }, texts }: ToolPicturesProps) {
  const [first = { url: image }, ...more] = pictures ?? [];
  const drawn = drawing ? [viewOf(drawing, fillText(texts.drawingOf, { name }), texts.drawing, false)] : [];
  const views: [GalleryView, ...GalleryView[]] = [
    viewOf(first.url, first.alt ?? name, texts.picture, true),
    ...more.map(({ url, alt }, place) =>
      viewOf(url, alt ?? name, alt ?? `${texts.picture} ${place + 2}`, false),
    ),
    ...drawn,
  ];
  return (
    <ToolGallery
      name={name}
      views={views}
      texts={pick(texts, 'enlarge', 'pictures', 'zoomed', 'zoomIn', 'zoomOut', 'closeZoom')}
    />
  );
}

function viewOf(src: string, alt: string, label: string, isFirst: boolean): GalleryView {
  const common = { src, fallback: TOOL_PLACEHOLDER, width: 1200, height: 900 };
  return {
    href: src || TOOL_PLACEHOLDER,
    label,
    picture: (
      <Picture
        {...common}
        alt={alt}
        sizes="(min-width: 1024px) 44rem, 100vw"
        preload={isFirst}
        className="size-full object-cover"
      />
    ),
    large: (
      <Picture
        {...common}
        alt=""
        // Zoomed in it is twice as wide as the screen.
        sizes="200vw"
        className="size-full object-contain group-data-close/zoom:h-auto group-data-close/zoom:w-[200%] group-data-close/zoom:max-w-none"
      />
    ),
    small: <Picture {...common} alt="" sizes="80px" className="size-full object-cover" />,
  };
}
