import { Picture } from '@/components/ui/picture';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import type { Tool } from '@/lib/shared/schemas/tool';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ToolGallery } from './tool-gallery';

type ToolPicturesProps = { tool: Pick<Tool, 'name' | 'image'>; texts: Texts['catalogue']['tool'] };

/** The pictures of a tool, in the sizes the gallery shows them. */
export function ToolPictures({ tool: { name, image }, texts }: ToolPicturesProps) {
  const common = { src: image, fallback: TOOL_PLACEHOLDER, width: 1200, height: 900 };
  return (
    <ToolGallery
      name={name}
      href={image || TOOL_PLACEHOLDER}
      picture={
        <Picture
          {...common}
          alt={name}
          sizes="(min-width: 1024px) 44rem, 100vw"
          preload
          className="size-full object-cover"
        />
      }
      largePicture={
        <Picture
          {...common}
          alt=""
          // Looked at closely it is twice as wide as the screen.
          sizes="200vw"
          className="size-full object-contain group-data-close/zoom:h-auto group-data-close/zoom:w-[200%] group-data-close/zoom:max-w-none"
        />
      }
      texts={texts}
    />
  );
}
