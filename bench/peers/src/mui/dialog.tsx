import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

export default function Screen({ onPress }: { onPress: () => void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Öffnen
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
        <DialogTitle id={`${id}title`}>Bewerbung zurückziehen?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}text`}>Das Unternehmen sieht Ihre Bewerbung dann nicht mehr.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Abbrechen</Button>
          <Button
            variant="contained"
            onClick={() => {
              onPress();
              close();
            }}
          >
            Zurückziehen
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
