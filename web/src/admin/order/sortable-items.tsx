import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface SortableItem {
  readonly id: string
  /** Its name, announced when it is moved by keyboard. */
  readonly name: string
  readonly content: ReactNode
}

interface SortableItemsProps {
  readonly items: readonly SortableItem[]
  /** Whether the items form a grid instead of a list. */
  readonly grid?: boolean
  /** Called with the ids in their new order and the moved one. */
  onMove(ids: string[], moved: string): void
}

/** Items with a handle that are sorted by pointer, touch or keyboard. */
export function SortableItems({ items, grid = false, onMove }: SortableItemsProps) {
  const translate = useTranslate()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const nameOf = (id: unknown) => items.find((item) => item.id === id)?.name ?? ''
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onMove(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))), String(active.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: translate('admin.order.instructions') },
        announcements: {
          onDragStart: ({ active }) => translate('admin.order.lifted', { name: nameOf(active.id) }),
          onDragOver: ({ active, over }) =>
            translate('admin.order.over', {
              name: nameOf(active.id),
              place: over ? ids.indexOf(String(over.id)) + 1 : 0,
            }),
          onDragEnd: ({ active }) => translate('admin.order.dropped', { name: nameOf(active.id) }),
          onDragCancel: ({ active }) => translate('admin.order.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: grid ? 'repeat(auto-fill, minmax(140px, 1fr))' : '1fr',
          }}
        >
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

function Item({ id, name, content }: SortableItem) {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: translate('admin.order.sortable') } })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 6 : 0,
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={translate('admin.order.move', { name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      {content}
    </Box>
  )
}
